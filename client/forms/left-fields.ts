import { changedFields, type FieldValue } from '../before-hydration/served-forms.ts';

// By URL and form. Gone with the document: after a reload the browser fills the fields in.
const left = new Map<string, readonly FieldValue[]>();

/** Restores what the visitor typed before leaving this URL. Returns a function that keeps it when the page is left. */
export function keepFields(form: HTMLFormElement): () => void {
  const { pathname, search } = window.location;
  const key = `${pathname}${search} ${form.name}`;
  for (const [name, value] of left.get(key) ?? []) {
    const field = form.elements.namedItem(name);
    if (field && 'value' in field) field.value = value;
  }
  return () => void left.set(key, changedFields(form));
}
