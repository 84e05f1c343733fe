type Action = { element: HTMLElement; event: Event; replay: () => void };

let held: Action | undefined;

/** Holds the visitor's last action until the signal, and shows that the page waits. */
export function holdActions(signal: AbortSignal): void {
  // In the capture phase, because React stops clicks on parts that it has not hydrated.
  addEventListener('click', onClick, { signal, capture: true });
  addEventListener('submit', onSubmit, { signal });
  addEventListener('scroll', onScroll, { signal });
}

export function dropAction(): void {
  held = undefined;
  showWaiting(false);
}

export function replayAction(): void {
  const action = held;
  dropAction();
  // If the event is still being dispatched, React hydrates the page for it and handles it.
  if (action?.event.eventPhase === Event.NONE) setTimeout(action.replay);
}

function hold(action: Action): void {
  held = action;
  showWaiting(true);
}

function showWaiting(isWaiting: boolean): void {
  document.documentElement.toggleAttribute('data-waiting', isWaiting);
}

function areScriptsLost(): boolean {
  return !document.documentElement.hasAttribute('data-scripts');
}

function onClick(event: MouseEvent): void {
  const { target } = event;
  if (areScriptsLost() || !(target instanceof Element)) return;
  const button = target.closest<HTMLElement>('button[type=button], .picture-strip a');
  if (button && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
    event.preventDefault();
    hold({ element: button, event, replay: () => button.click() });
  }
  // A held form is submitted with its later values, so its fields may still be edited.
  else if (!held?.element.contains(target)) dropAction();
}

function onSubmit(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  if (!leavesSite(form) || event.defaultPrevented) return;
  event.preventDefault();
  if (areScriptsLost()) return sendForm(form);
  // React hydrates a form for a click, but not for a submit event.
  hold({ element: form, event, replay: () => event.submitter?.click() });
}

function onScroll(): void {
  // Submitting closes a phone's keyboard, which scrolls the page.
  if (!(held?.element instanceof HTMLFormElement)) dropAction();
}

function leavesSite({ action }: HTMLFormElement): boolean {
  return new URL(action).origin !== location.origin;
}

/**
 * Sends a form whose code failed to load, with one line per completed field. The browser's own submission does not work:
 * Chromium garbles '&', '+' and non-Latin scripts in a form to `mailto:`, and WhatsApp reads only the field `text`.
 */
function sendForm(form: HTMLFormElement): void {
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

/** 'First name' of 'firstName'. WhatsApp's field `text` is the message. */
function inWords(name: string): string {
  if (name === 'text') return 'Message';
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
