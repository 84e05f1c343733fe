export function focusField(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name);
  if (!(field instanceof HTMLElement)) return;
  field.focus();
  // In the middle, where no toast lies over it: see styles/elements/toast.css.
  field.scrollIntoView({ block: 'center' });
}
