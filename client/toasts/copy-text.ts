import { toasts } from './toasts.ts';

type Outcome = { copied: string; description?: string; failed: string };

export async function copyText(text: string, { copied, description, failed }: Outcome): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toasts.success(copied, description);
  } catch {
    toasts.failure(failed);
  }
}
