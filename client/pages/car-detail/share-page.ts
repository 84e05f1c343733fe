import { copyText } from '../../toasts/copy-text.ts';

export async function sharePage(title: string): Promise<void> {
  const url = window.location.href;
  try {
    if ('share' in navigator) return await navigator.share({ title, url });
  } catch (error) {
    // The visitor closed the share sheet.
    if (error instanceof DOMException && error.name === 'AbortError') return;
  }
  await copyText(url, {
    copied: 'Link copied',
    description: 'Paste it wherever you like to share this car.',
    failed: `Could not share. The link is ${url}`,
  });
}
