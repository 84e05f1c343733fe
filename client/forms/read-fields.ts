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
