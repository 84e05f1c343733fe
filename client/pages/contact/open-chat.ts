/**
 * Opens a chat in a new tab; false when the browser did not let it. Without `noopener`, as that would give null for
 * success too; the new tab's way back is cut by hand.
 */
export function openChat(address: string): boolean {
  try {
    const tab = window.open(address, '_blank');
    if (!tab) return false;
    tab.opener = null;
    return true;
  } catch {
    return false;
  }
}
