/** Runs a function after the load event. Returns a function that cancels it. */
export function whenLoaded(run: () => void): () => void {
  if (document.readyState === 'complete') {
    const timeout = setTimeout(run);
    return () => clearTimeout(timeout);
  }
  window.addEventListener('load', run);
  return () => window.removeEventListener('load', run);
}
