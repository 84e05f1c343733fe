import { createListeners } from '../browser/listeners.ts';

export type Toast = {
  id: string;
  title: string;
  description?: string;
  action?: { label: string; href: string };
  open: boolean;
  variant: 'default' | 'destructive';
};

export type ToastContent = Omit<Toast, 'id' | 'open' | 'variant'> & { variant?: Toast['variant'] };

const maximum = 1;
const removalDelayMs = 1_000_000;

type Timer = (callback: () => void, delayMs: number) => unknown;

export type ToastStore = ReturnType<typeof createToastStore>;

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
