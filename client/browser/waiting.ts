/** Shows, or no longer shows, that something which the visitor asked for is on its way: client/styles/base/waiting.css. */
export function showWaiting(isWaiting: boolean): void {
  document.documentElement.toggleAttribute('data-waiting', isWaiting);
}
