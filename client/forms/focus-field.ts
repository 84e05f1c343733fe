export function focusField(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name);
  if (!(field instanceof HTMLElement)) return;
  field.focus();
  // Elsewhere than under the notification, where WebKit would leave it on a phone.
  field.scrollIntoView({ block: 'center' });
}
