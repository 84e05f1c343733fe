import { toasts } from '../../toasts/toasts.ts';

/** Opens the device's share sheet; if it is missing or refuses, copies the link. */
export async function sharePage(title: string): Promise<void> {
  const url = window.location.href;
  try {
    if ('share' in navigator) return await navigator.share({ title, url });
  } catch (error) {
    // The visitor closed the share sheet.
    if (error instanceof DOMException && error.name === 'AbortError') return;
  }
  try {
    await window.navigator.clipboard.writeText(url);
    toasts.success('Link copied', 'Paste it wherever you like to share this car.');
  } catch {
    toasts.failure(`Could not share. The link is ${url}`);
  }
}
