/** Shows or hides the loading bar of client/styles/base/waiting.css. */
export function showWaiting(isWaiting: boolean): void {
  document.documentElement.toggleAttribute('data-waiting', isWaiting);
}
