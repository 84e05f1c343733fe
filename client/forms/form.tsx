import { useLayoutEffect, useRef, type ComponentProps } from 'react';
import { HydrationBoundary } from '../before-hydration/hydration-boundary.tsx';
import { changedFields, takeOverServedForm, type FieldValue } from '../before-hydration/served-forms.ts';
import { useHydrated } from '../browser/use-hydrated.ts';

type FormProps = ComponentProps<'form'> & {
  name: string;
  /** True if the form shows its own messages after hydration. */
  hasMessages?: boolean;
  /** For controlled fields: receives what the visitor changed before hydration. */
  onEarlyInput?: (fields: readonly FieldValue[]) => void;
};

/** Keeps what the visitor typed before hydration and, with `hasMessages`, until the visitor returns to the page. */
export function Form(props: FormProps) {
  return (
    <HydrationBoundary>
      <KeptForm {...props} />
    </HydrationBoundary>
  );
}

function KeptForm({ hasMessages = false, onEarlyInput, ...attributes }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const isHydrated = useHydrated();

  useLayoutEffect(() => {
    const it = form.current;
    if (!it) return undefined;
    const changed = takeOverServedForm(it);
    if (changed.length > 0) onEarlyInput?.(changed);
    if (!hasMessages) return undefined;
    it.addEventListener('change', passOn);
    return keepFields(it);
    // oxlint-disable-next-line react/exhaustive-deps -- once
  }, []);

  return <form ref={form} noValidate={hasMessages && isHydrated} {...attributes} />;
}

/** Some password managers dispatch only `change`, but the messages follow `input`. */
function passOn({ target }: Event): void {
  target?.dispatchEvent(new Event('input', { bubbles: true }));
}

// By URL and form name, for as long as the document lives: after a reload the browser restores the fields.
const left = new Map<string, readonly FieldValue[]>();

/** Restores what the visitor typed before leaving this URL. Returns a function that keeps it when the page is left. */
function keepFields(form: HTMLFormElement): () => void {
  const { pathname, search } = window.location;
  const key = `${pathname}${search} ${form.name}`;
  for (const [name, value] of left.get(key) ?? []) {
    const field = form.elements.namedItem(name);
    if (field && 'value' in field) field.value = value;
  }
  return () => void left.set(key, changedFields(form));
}
