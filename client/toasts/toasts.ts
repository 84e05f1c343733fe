import { whenVisible } from '../browser/when-visible.ts';
import { createToastStore, type ToastContent } from './toast-store.ts';

const store = createToastStore((callback, delayMs) => setTimeout(callback, delayMs));

const successMs = 5_000;

export const toasts = {
  ...store,
  success(title: string, description?: string): void {
    const id = store.add({ title, ...(description && { description }) });
    whenVisible(() => store.dismiss(id), successMs);
  },
  failure(title: string, action?: ToastContent['action']): void {
    store.add({ title, variant: 'destructive', ...(action && { action }) });
  },
  dismissFailures(): void {
    for (const { id, variant, open } of store.list()) {
      if (open && variant === 'destructive') store.dismiss(id);
    }
  },
};
