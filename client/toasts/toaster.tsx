import { useSyncExternalStore } from 'react';
import type { Toast } from './toast-store.ts';
import { toasts } from './toasts.ts';
import { Icon } from '../elements/icon.tsx';

const none: readonly Toast[] = [];

export function Toaster() {
  const list = useSyncExternalStore(toasts.subscribe, toasts.list, () => none);
  return (
    <section className="toaster" aria-label="Notifications" aria-live="polite" aria-atomic="false">
      {list.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </section>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  if (!toast.open) return null;
  const { id, title, description, action, variant } = toast;
  return (
    <div className={`toast toast--${variant}`} role={variant === 'destructive' ? 'alert' : 'status'}>
      <p className="toast__title">{title}</p>
      {description && <p className="toast__description">{description}</p>}
      {action && (
        <button className="button toast__action" type="button" onClick={action.run}>
          {action.label}
        </button>
      )}
      <button
        className="icon-button toast__close"
        type="button"
        aria-label="Close"
        onClick={() => toasts.dismiss(id)}
      >
        <Icon name="x" />
      </button>
    </div>
  );
}
