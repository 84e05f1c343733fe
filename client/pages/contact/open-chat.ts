/**
 * Opens a chat in a new tab; false if the browser blocked it. Without `noopener`, which would return null for
 * success too; `opener` is cleared instead.
 */
export function openChat(url: string): boolean {
  try {
    const tab = window.open(url);
    if (!tab) return false;
    tab.opener = null;
    return true;
  } catch {
    return false;
  }
}
