/** True for a form that opens the mail program or WhatsApp. */
export function leavesSite({ action }: HTMLFormElement): boolean {
  return new URL(action).origin !== location.origin;
}

/**
 * Sends a form whose code failed to load, a line for each filled-in field. The browser's own submission does not work:
 * Chromium garbles '&', '+' and all scripts but Latin in a form to `mailto:`, and WhatsApp reads only the field `text`.
 */
export function handOver(form: HTMLFormElement): void {
  const lines = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' ? [`${labelOf(form, name)}: ${value}`] : [],
  );
  const text = encodeURIComponent(lines.join('\r\n').toWellFormed());
  const link = document.createElement('a');
  link.href = `${form.action}${form.action.startsWith('mailto:') ? '&body' : '?text'}=${text}`;
  link.target = form.target;
  link.rel = 'noopener';
  link.click();
}

function labelOf(form: HTMLFormElement, name: string): string {
  const field = form.elements.namedItem(name);
  const labels =
    field instanceof HTMLElement && 'labels' in field ? (field.labels as NodeListOf<Element>) : [];
  return labels[0]?.querySelector('span')?.textContent ?? labels[0]?.textContent.replace(' *', '') ?? name;
}
