import { changedFields } from '../before-hydration/served-forms.ts';
import type { FieldValue } from '../before-hydration/served-forms.ts';

// By the visit of the page. Gone with the document: after a reload the browser fills the fields in.
const left = new Map<string, readonly FieldValue[]>();

/** Keeps what the visitor typed into a form of a page that is left, for Back and Forward. */
export function keepFields(visit: string | undefined, form: HTMLFormElement): void {
  left.set(`${visit} ${form.name}`, changedFields(form));
}

export function restoreFields(visit: string | undefined, form: HTMLFormElement): void {
  for (const [name, value] of left.get(`${visit} ${form.name}`) ?? []) {
    const field = form.elements.namedItem(name);
    if (field && 'value' in field) field.value = value;
  }
}
