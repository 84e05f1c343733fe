/** What the page records of a visit, in milliseconds. */
type Recorded = { hydrated: number; longestTask: number; largestPaint: number; toNextPage: number };

// These functions run in the page. They contain no named function, as tsx would add a helper that the page lacks.

/** Runs before the page's own scripts. */
export function recordVisit(): void {
  const visit = { hydrated: 0, longestTask: 0, largestPaint: 0 };
  Object.assign(window, { visit });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) visit.longestTask = Math.max(visit.longestTask, duration);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) visit.largestPaint = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  // A wait from outside the page would be late on the slowed processor.
  const timer = setInterval(() => {
    // The property in which React stores its data on an element.
    const keys = Object.keys(document.querySelector('main') ?? {});
    if (!keys.some((key) => key.startsWith('__reactFiber$'))) return;
    visit.hydrated = performance.now();
    clearInterval(timer);
  }, 5);
}

/** Measures from the next click until a frame shows another heading. */
export function clickTimer(): void {
  const heading = document.querySelector('h1')?.textContent;
  let clickedAt = 0;
  addEventListener('click', ({ timeStamp }) => (clickedAt = timeStamp), { once: true, capture: true });
  new MutationObserver((_changes, observer) => {
    const next = document.querySelector('h1')?.textContent;
    if (clickedAt === 0 || !next || next === heading) return;
    observer.disconnect();
    // A task after the frame's callbacks runs once the frame is drawn.
    requestAnimationFrame(() =>
      setTimeout(() => Object.assign(window, { toNextPage: performance.now() - clickedAt })),
    );
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

export function visitSoFar(): Recorded {
  const { visit, toNextPage = 0 } = window as unknown as { visit: Recorded; toNextPage?: number };
  return { ...visit, toNextPage };
}
