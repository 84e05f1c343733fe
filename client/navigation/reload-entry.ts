/** Reloads the page of the history entry that Back or Forward led to: later than the browser restores its position. */
export function reloadEntry(): void {
  requestAnimationFrame(() => setTimeout(() => window.location.reload()));
}
