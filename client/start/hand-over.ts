/** True for a form that hands what it holds to the mail program or to WhatsApp. */
export function leavesSite({ action }: HTMLFormElement): boolean {
  return new URL(action).origin !== location.origin;
}

/**
 * Sends a form whose code cannot be had: a line for each field that is filled in. The browser would send it too, but
 * Chromium garbles '&', '+' and every script but Latin in a form to `mailto:`, and WhatsApp reads the field `text` alone.
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
