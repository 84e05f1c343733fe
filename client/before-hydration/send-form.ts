/** True for a form that opens the mail program or WhatsApp. */
export function leavesSite({ action }: HTMLFormElement): boolean {
  return new URL(action).origin !== location.origin;
}

/**
 * Sends a form whose code failed to load, a line for each filled-in field. The browser's own submission does not work:
 * Chromium garbles '&', '+' and all scripts but Latin in a form to `mailto:`, and WhatsApp reads only the field `text`.
 */
export function sendForm(form: HTMLFormElement): void {
  const lines = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' ? [`${inWords(name)}: ${value}`] : [],
  );
  const text = encodeURIComponent(lines.join('\r\n').toWellFormed());
  const link = document.createElement('a');
  link.href = `${form.action}${form.action.startsWith('mailto:') ? '&body' : '?text'}=${text}`;
  link.target = form.target;
  link.rel = 'noopener';
  link.click();
}

/** 'First name' of 'firstName'. WhatsApp's field is the message. */
function inWords(name: string): string {
  if (name === 'text') return 'Message';
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
