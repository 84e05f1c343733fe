/** What the page records of a visit, in milliseconds. */
type Recorded = { longestTask: number; largestPaint: number; toNextPage: number };

// These functions run in the page. They contain no named function, as tsx would add a helper that the page lacks.

/** Runs before the page's own scripts. */
export function recordVisit(): void {
  const visit = { longestTask: 0, largestPaint: 0 };
  Object.assign(window, { visit });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) visit.longestTask = Math.max(visit.longestTask, duration);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) visit.largestPaint = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
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
