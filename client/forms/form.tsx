import { useLayoutEffect, useRef, type ComponentProps } from 'react';
import { HydrationBoundary, useHydrated } from '../before-hydration/hydration-boundary.tsx';
import { changedFields, takeOverServedForm, type FieldValue } from '../before-hydration/served-forms.ts';

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
const keptFields = new Map<string, readonly FieldValue[]>();

function keepFields(form: HTMLFormElement): () => void {
  const { pathname, search } = window.location;
  const key = `${pathname}${search} ${form.name}`;
  for (const [name, value] of keptFields.get(key) ?? []) {
    const field = form.elements.namedItem(name);
    if (field && 'value' in field) field.value = value;
  }
  return () => void keptFields.set(key, changedFields(form));
}

export function HiddenFields({ fields }: { fields: readonly (readonly [name: string, value: string])[] }) {
  return fields.map(([name, value], index) => <input key={index} type="hidden" name={name} value={value} />);
}

export function readFields<Name extends string>(
  form: HTMLFormElement,
  names: readonly Name[],
): Record<Name, string> {
  const data = new FormData(form);
  const text = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value : '');
  return Object.fromEntries(names.map((name) => [name, text(data.get(name))])) as Record<Name, string>;
}

/** Unlike `form.reset()`, also clears initial values. */
export function emptyFields(form: HTMLFormElement, names: readonly string[]): void {
  for (const name of names) {
    const field = form.elements.namedItem(name);
    if (!field || !('value' in field)) continue;
    field.value = '';
    if (field instanceof HTMLElement) field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
