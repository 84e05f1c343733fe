import { showWaiting } from '../browser/waiting.ts';
import { handOver, leavesSite } from './hand-over.ts';

/** Acts that came before the code that answers them. */
export type EarlyActs = {
  /** Does the last of them, if the visitor has not gone on since. */
  redo: () => void;
  /** Holds nothing from now on, as the code will not come: buttons do nothing, and forms go their own way. */
  letGo: () => void;
};

type Act = { element: HTMLElement; run: () => void };

/**
 * Holds the last click on a button, or the last form that was sent, until the signal. Meanwhile the page shows that it
 * waits.
 */
export function holdEarlyActs(signal: AbortSignal): EarlyActs {
  let held: Act | undefined;
  let isLettingGo = false;

  function hold(act: Act | undefined): void {
    held = isLettingGo ? undefined : act;
    showWaiting(held !== undefined);
  }
  function onClick({ target }: Event): void {
    if (!(target instanceof Element)) return;
    const button = target.closest<HTMLElement>('button[type=button]');
    if (button) hold({ element: button, run: () => button.click() });
    // What is sent is what the form holds then, so its fields may still be changed.
    else if (!held?.element.contains(target)) hold(undefined);
  }
  function onSubmit(event: SubmitEvent): void {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !leavesSite(form) || event.defaultPrevented) return;
    event.preventDefault();
    if (isLettingGo) handOver(form);
    hold({ element: form, run: () => form.requestSubmit() });
  }
  function onScroll(): void {
    // A phone scrolls by itself when a form is sent and its keyboard goes.
    if (!(held?.element instanceof HTMLFormElement)) hold(undefined);
  }

  addEventListener('click', onClick, { signal });
  addEventListener('submit', onSubmit, { signal });
  addEventListener('scroll', onScroll, { signal });

  return {
    redo() {
      const act = held;
      hold(undefined);
      act?.run();
    },
    letGo() {
      isLettingGo = true;
      hold(undefined);
    },
  };
}
