import { leavesSite, sendForm } from './send-form.ts';

/** A click on a button, or a form that was submitted. */
type Action = { element: HTMLElement; event: Event; replay: () => void };

let held: Action | undefined;

/** Holds the visitor's last action until the signal, and shows that the page waits. */
export function holdActions(signal: AbortSignal): void {
  // React stops a click on a part that it has not hydrated.
  addEventListener('click', onClick, { signal, capture: true });
  addEventListener('submit', onSubmit, { signal });
  addEventListener('scroll', onScroll, { signal });
}

/** Forgets the action that was held. */
export function dropAction(): void {
  held = undefined;
  showWaiting(false);
}

/** Repeats the action, unless the visitor has done something else since. */
export function replayAction(): void {
  const action = held;
  dropAction();
  // React has hydrated the page for the event that is still on its way, and handles it.
  if (action?.event.eventPhase === Event.NONE) setTimeout(action.replay);
}

function hold(action: Action): void {
  held = action;
  showWaiting(true);
}

/** Shows or hides the loading bar of client/styles/base/waiting.css. */
function showWaiting(isWaiting: boolean): void {
  document.documentElement.toggleAttribute('data-waiting', isWaiting);
}

/** Then buttons are hidden, and forms are sent without our code. */
function areScriptsLost(): boolean {
  return !document.documentElement.hasAttribute('data-scripts');
}

function onClick(event: Event): void {
  const { target } = event;
  if (areScriptsLost() || !(target instanceof Element)) return;
  const button = target.closest<HTMLElement>('button[type=button]');
  if (button) hold({ element: button, event, replay: () => button.click() });
  // The form is submitted with the values it has then, so its fields may still be edited.
  else if (!held?.element.contains(target)) dropAction();
}

function onSubmit(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  if (!leavesSite(form) || event.defaultPrevented) return;
  event.preventDefault();
  if (areScriptsLost()) return sendForm(form);
  // A click: React hydrates the form before it, and not before a submit event.
  hold({ element: form, event, replay: () => event.submitter?.click() });
}

function onScroll(): void {
  // A phone scrolls by itself when submitting closes its keyboard.
  if (!(held?.element instanceof HTMLFormElement)) dropAction();
}
