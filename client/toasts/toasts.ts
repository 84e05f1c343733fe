import { createListeners } from '../browser/listeners.ts';
import { whenVisible } from '../browser/when-visible.ts';

export type Toast = {
  id: string;
  title: string;
  description?: string;
  action?: { label: string; href: string };
  open: boolean;
  variant: 'default' | 'destructive';
};

type ToastContent = Omit<Toast, 'id' | 'open' | 'variant'> & { variant?: Toast['variant'] };

const maximum = 1;
const removalDelayMs = 1_000_000;

type Timer = (callback: () => void, delayMs: number) => unknown;

/** The notifications, newest first: specification, sections 3 and 4. */
export function createToastStore(timer: Timer, firstCount = 0) {
  let count = firstCount;
  let toasts: readonly Toast[] = [];
  const listeners = createListeners();

  function set(next: readonly Toast[]): void {
    toasts = next;
    listeners.tell();
  }
  function change(id: string | undefined, part: Partial<Toast>): void {
    set(toasts.map((toast) => (id === undefined || toast.id === id ? { ...toast, ...part } : toast)));
  }
  function remove(id?: string): void {
    set(id === undefined ? [] : toasts.filter((toast) => toast.id !== id));
  }

  return {
    list: () => toasts,
    subscribe: listeners.subscribe,
    add(content: ToastContent): string {
      count = (count + 1) % Number.MAX_SAFE_INTEGER;
      const id = String(count);
      const toast: Toast = { variant: 'default', ...content, id, open: true };
      set([toast, ...toasts].slice(0, maximum));
      return id;
    },
    update: (id: string, content: Partial<ToastContent>) => change(id, content),
    /** Closes one toast or all of them; they stay in the list until they are removed. */
    dismiss(id?: string): void {
      const closing = toasts.filter((toast) => id === undefined || toast.id === id);
      change(id, { open: false });
      for (const toast of closing) timer(() => remove(toast.id), removalDelayMs);
    },
    remove,
  };
}

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
