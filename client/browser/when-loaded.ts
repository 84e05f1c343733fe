/** Runs something once all that the page asks for is there. Gives the way to call it off. */
export function whenLoaded(run: () => void): () => void {
  if (document.readyState === 'complete') {
    const timeout = setTimeout(run);
    return () => clearTimeout(timeout);
  }
  window.addEventListener('load', run);
  return () => window.removeEventListener('load', run);
}
