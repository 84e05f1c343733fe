import { toasts } from './toasts.ts';

type Outcome = { copied: string; description?: string; failed: string };

/** Copies a text to the clipboard, and shows a toast. */
export async function copyText(text: string, { copied, description, failed }: Outcome): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toasts.success(copied, description);
  } catch {
    toasts.failure(failed);
  }
}
