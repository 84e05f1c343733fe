/** Reloads after Back or Forward, once the browser has restored the position. */
export function reloadEntry(): void {
  requestAnimationFrame(() => setTimeout(() => window.location.reload()));
}
