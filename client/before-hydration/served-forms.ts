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
  // Some browsers report this of a field that is removed, too.
  document.addEventListener('focusout', ({ target }) =>
    queueMicrotask(() => {
      if (focused === target && focused?.isConnected) focused = null;
    }),
  );
}

/**
 * If hydration has replaced a form, copies what the visitor did in the served one, to the last key. Returns the fields
 * that the visitor changed. Acts once for each form.
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

/** The fields that the visitor has changed. */
export function changedFields(form: HTMLFormElement): FieldValue[] {
  return valuesOf(fieldsOf(form).filter(isChanged));
}

function valuesOf(fields: readonly Field[]): FieldValue[] {
  return fields.map(({ name, value }) => [name, value]);
}

function fieldsOf(form: HTMLFormElement): Field[] {
  return [...form.elements].filter(
    (it): it is Field =>
      it instanceof HTMLInputElement ||
      it instanceof HTMLSelectElement ||
      it instanceof HTMLTextAreaElement ||
      it instanceof HTMLButtonElement,
  );
}

function isSame(one: Field, other: Field): boolean {
  return one.name === other.name && one.type === other.type;
}

/** Checkboxes are on a page without scripts alone. */
function isChanged(field: Field): boolean {
  if (field.name === '' || field instanceof HTMLButtonElement) return false;
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue;
  const served = [...field.options].find((option) => option.defaultSelected) ?? field.options[0];
  return served?.selected === false;
}

function copyFocus(from: Field, to: Field): void {
  to.focus({ preventScroll: true });
  // Chromium has scrolled to where the field was while React moved it.
  window.scrollTo({ top, behavior: 'instant' });
  // Only a field for text has a selection, and not each: a field for an e-mail address has null.
  if (!('selectionStart' in from) || !('selectionStart' in to) || from.selectionStart === null) return;
  to.setSelectionRange(from.selectionStart, from.selectionEnd, from.selectionDirection ?? undefined);
}
