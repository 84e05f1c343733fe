/** Runs in the page: puts it in the background, or back. Each of Playwright's tabs is in the foreground. */
export function setHidden(isHidden: boolean): void {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
  document.dispatchEvent(new Event('visibilitychange'));
}
