/** The fields that the visitor changed before hydration. */
export function earlyInput(form: HTMLFormElement): [name: string, value: string][] {
  const fields = [...form.elements].filter(
    (element) => element instanceof HTMLInputElement || element instanceof HTMLSelectElement,
  );
  return fields.filter(isChanged).map(({ name, value }) => [name, value]);
}

function isChanged(field: HTMLInputElement | HTMLSelectElement): boolean {
  if (field.name === '') return false;
  if (field instanceof HTMLInputElement) return field.value !== field.defaultValue;
  const served = [...field.options].find((option) => option.defaultSelected);
  return served !== undefined && !served.selected;
}
