import { useState } from 'react';
import { toasts } from '../toasts/toasts.ts';

type FormCheck = {
  /** The names of the required fields that are empty, in the order of the form. */
  emptyIn: (form: HTMLFormElement) => readonly string[];
  /** The toast for a form with such fields. */
  messageOf: (form: HTMLFormElement) => string;
};

/** Checks a form before it is sent. Filling in a field removes its message, and filling in the last one the toast. */
export function useFormCheck({ emptyIn, messageOf }: FormCheck) {
  const [missing, setMissing] = useState<readonly string[]>([]);

  /** Shows a message and focuses the field if a required one is empty or the e-mail address is malformed. */
  const canSend = (form: HTMLFormElement): boolean => {
    const empty = emptyIn(form);
    setMissing(empty);
    if (empty[0] !== undefined) {
      toasts.failure(messageOf(form));
      focusField(form, empty[0]);
      return false;
    }
    const email = form.elements.namedItem('email');
    return !(email instanceof HTMLInputElement) || email.reportValidity();
  };

  const onInput = ({ currentTarget }: { currentTarget: HTMLFormElement }) => {
    if (missing.length === 0) return;
    const empty = emptyIn(currentTarget).filter((name) => missing.includes(name));
    setMissing(empty);
    if (empty.length === 0) toasts.dismissFailures();
  };

  const errorOf = (name: string) => (missing.includes(name) ? 'Please fill in this field' : undefined);
  return { canSend, onInput, errorOf };
}

function focusField(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name);
  if (!(field instanceof HTMLElement)) return;
  field.focus();
  // In the middle, where no toast lies over it: see styles/elements/toast.css.
  field.scrollIntoView({ block: 'center' });
}
