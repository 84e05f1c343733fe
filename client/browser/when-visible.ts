/**
 * Runs a function once the page has been visible for this long without interruption. Prerendered pages and background
 * tabs are not visible. Returns a function that cancels it.
 */
export function whenVisible(run: () => void, forMs = 0): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let timeout: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timeout);
    if (isVisible()) timeout = setTimeout(end, forMs);
  };
  const end = () => {
    controller.abort();
    run();
  };
  // Chromium activates a prerendered page's session storage shortly after it shows the page, and drops earlier writes.
  for (const type of ['visibilitychange', 'prerenderingchange']) {
    document.addEventListener(type, wait, { signal });
  }
  wait();
  return () => {
    controller.abort();
    clearTimeout(timeout);
  };
}

function isVisible(): boolean {
  return !document.hidden && !(document as Document & { prerendering?: boolean }).prerendering;
}
