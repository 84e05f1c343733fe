import { useEffect, useRef, useSyncExternalStore } from 'react';
import { passFocusOn } from '../browser/pass-focus-on.ts';
import { IconButton } from '../elements/icon.tsx';
import { toasts, type Toast } from './toasts.ts';

const none: readonly Toast[] = [];

export function Toaster() {
  const list = useSyncExternalStore(toasts.subscribe, toasts.list, () => none);
  return (
    <section className="toaster no-print" aria-label="Notifications" aria-live="polite" aria-atomic="false">
      {list.map((toast) => toast.open && <ToastCard key={toast.id} toast={toast} />)}
    </section>
  );
}

function ToastCard({ toast: { id, title, description, action, variant } }: { toast: Toast }) {
  const before = useRef<Element>(null);
  useEffect(() => {
    before.current ??= document.activeElement;
  }, []);
  return (
    <div
      className={`toast toast--${variant} dark`}
      role={variant === 'destructive' ? 'alert' : 'status'}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) before.current = relatedTarget;
      }}
    >
      <p className="toast__title">{title}</p>
      {description && <p className="toast__description">{description}</p>}
      {action && (
        <p className="toast__action">
          {/* In the same tab, because the browser has refused to open another. */}
          <a className="button button--gold" href={action.href}>
            {action.label}
          </a>
        </p>
      )}
      <IconButton
        ref={passFocusOn(() => (before.current?.isConnected ? before.current : document.querySelector('h1')))}
        className="toast__close"
        icon="x"
        label="Close"
        onClick={() => toasts.dismiss(id)}
      />
    </div>
  );
}
