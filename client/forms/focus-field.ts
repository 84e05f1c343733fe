export function focusField(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name);
  if (!(field instanceof HTMLElement)) return;
  field.focus();
  // On a phone WebKit would leave it under the notification.
  field.scrollIntoView({ block: 'center' });
}
