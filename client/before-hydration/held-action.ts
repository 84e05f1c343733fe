import { showWaiting } from '../browser/waiting.ts';
import { leavesSite, sendForm } from './send-form.ts';

/** What the visitor did before hydration. */
export type HeldAction = {
  /** Repeats the last click or submit, unless the visitor has done something else since. */
  replay: () => void;
  /** Stops holding, as the code did not load: buttons do nothing, and forms are sent without our code. */
  release: () => void;
};

type Action = { element: HTMLElement; event: Event; run: () => void };

/** Holds the last click on a button or the last submitted form until the signal, and shows the page as waiting. */
export function holdAction(signal: AbortSignal): HeldAction {
  let held: Action | undefined;
  let isReleased = false;

  function hold(action: Action | undefined): void {
    held = isReleased ? undefined : action;
    showWaiting(held !== undefined);
  }
  function onClick(event: Event): void {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const button = target.closest<HTMLElement>('button[type=button]');
    if (button) hold({ element: button, event, run: () => button.click() });
    // The form is submitted with the values it has then, so its fields may still be edited.
    else if (!held?.element.contains(target)) hold(undefined);
  }
  function onSubmit(event: SubmitEvent): void {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !leavesSite(form) || event.defaultPrevented) return;
    event.preventDefault();
    if (isReleased) sendForm(form);
    // A click: React hydrates the form before it, and not before a submit event.
    hold({ element: form, event, run: () => event.submitter?.click() });
  }
  function onScroll(): void {
    // A phone scrolls by itself when submitting closes its keyboard.
    if (!(held?.element instanceof HTMLFormElement)) hold(undefined);
  }

  // React stops a click on a part that it has not hydrated.
  addEventListener('click', onClick, { signal, capture: true });
  addEventListener('submit', onSubmit, { signal });
  addEventListener('scroll', onScroll, { signal });

  return {
    replay() {
      const action = held;
      hold(undefined);
      // React has hydrated the page for the event that is still on its way, and handles it.
      if (action?.event.eventPhase === Event.NONE) setTimeout(action.run);
    },
    release() {
      isReleased = true;
      hold(undefined);
    },
  };
}
