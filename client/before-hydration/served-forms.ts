type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | HTMLButtonElement;

export type FieldValue = readonly [name: string, value: string];

const servedForms = new Map<string, Field[]>();
let focused: Element | null = null;
let top = 0;

/** Keeps the fields of the served forms before hydration can replace them. */
export function keepServedForms(): void {
  for (const form of document.forms) servedForms.set(form.name, fieldsOf(form));
  focused = document.activeElement;
  top = window.scrollY;
  document.addEventListener('scroll', () => (top = window.scrollY), { passive: true });
  document.addEventListener('focusin', ({ target }) => (focused = target as Element));
  // Some browsers also dispatch it when a field is removed.
  document.addEventListener('focusout', ({ target }) =>
    queueMicrotask(() => {
      if (focused === target && focused?.isConnected) focused = null;
    }),
  );
}

/**
 * If hydration has replaced a form, copies the values, focus and selection of the served one. Returns the fields that
 * the visitor changed. Works once per form.
 */
export function takeOverServedForm(form: HTMLFormElement): FieldValue[] {
  const served = servedForms.get(form.name) ?? [];
  servedForms.delete(form.name);
  const changed = served.filter(isChanged);
  const fields = fieldsOf(form);
  for (const field of served) {
    const replacement = fields.find((it) => isSame(it, field));
    if (!replacement || fields.includes(field)) continue;
    if (changed.includes(field)) replacement.value = field.value;
    if (field === focused) copyFocus(field, replacement);
  }
  return valuesOf(changed);
}

export function changedFields(form: HTMLFormElement): FieldValue[] {
  return valuesOf(fieldsOf(form).filter(isChanged));
}

function valuesOf(fields: readonly Field[]): FieldValue[] {
  return fields.map(({ name, value }) => [name, value]);
}

function fieldsOf(form: HTMLFormElement): Field[] {
  return [...form.querySelectorAll<Field>('input, select, textarea, button')];
}

function isSame(one: Field, other: Field): boolean {
  return one.name === other.name && one.type === other.type;
}

/** Only pages without scripts have checkboxes. */
function isChanged(field: Field): boolean {
  if (field.name === '' || field instanceof HTMLButtonElement) return false;
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue;
  const served = [...field.options].find((option) => option.defaultSelected) ?? field.options[0];
  return served?.selected === false;
}

function copyFocus(from: Field, to: Field): void {
  to.focus({ preventScroll: true });
  // Chromium scrolls to the field's old place while React moves it.
  window.scrollTo({ top, behavior: 'instant' });
  // Email fields have no selection.
  if (!('selectionStart' in from) || !('selectionStart' in to) || from.selectionStart === null) return;
  to.setSelectionRange(from.selectionStart, from.selectionEnd, from.selectionDirection ?? undefined);
}
