/**
 * Runs a function once the page has been visible for this long at a stretch: not in a background tab, and not while it
 * is prerendered. Returns a function that cancels it.
 */
export function whenVisible(run: () => void, forMs = 0): () => void {
  const waiting = new AbortController();
  const { signal } = waiting;
  let timeout: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timeout);
    if (isVisible()) timeout = setTimeout(end, forMs);
  };
  const end = () => {
    waiting.abort();
    run();
  };
  // Chromium shows a prerendered page a moment before it gives it the session, and drops what is stored until then.
  for (const type of ['visibilitychange', 'prerenderingchange']) {
    document.addEventListener(type, wait, { signal });
  }
  wait();
  return () => {
    waiting.abort();
    clearTimeout(timeout);
  };
}

function isVisible(): boolean {
  return !document.hidden && !(document as Document & { prerendering?: boolean }).prerendering;
}
