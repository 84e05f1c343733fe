import { useState } from 'react';
import { incompleteEmail } from '../../shared/messages/doubts.ts';
import { toasts } from '../toasts/toasts.ts';

const missing = {
  firstName: 'Enter your first name',
  email: 'Enter your email address',
  phone: 'Enter your phone number',
  text: 'Enter your message',
};

type FormCheck = {
  emptyIn: (form: HTMLFormElement) => readonly (keyof typeof missing)[];
  messageOf: (form: HTMLFormElement) => string;
};

export function useFormCheck({ emptyIn, messageOf }: FormCheck) {
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map());

  const errorsIn = (form: HTMLFormElement) => {
    const found = new Map<string, string>(emptyIn(form).map((name) => [name, missing[name]]));
    const email = form.elements.namedItem('email');
    if (email instanceof HTMLInputElement && email.validity.typeMismatch) found.set('email', incompleteEmail);
    return found;
  };

  /** Otherwise shows the errors and focuses the first field that has one. */
  const canSend = (form: HTMLFormElement): boolean => {
    const found = errorsIn(form);
    setErrors(found);
    if (emptyIn(form).length > 0) toasts.failure(messageOf(form));
    focusField([...form.elements].find((field) => found.has(field.getAttribute('name') ?? '')));
    return found.size === 0;
  };

  const onInput = ({ currentTarget }: { currentTarget: HTMLFormElement }) => {
    // A toast may also have a link with an older message.
    if (emptyIn(currentTarget).length === 0) toasts.dismissFailures();
    if (errors.size === 0) return;
    const found = errorsIn(currentTarget);
    setErrors(new Map([...errors].filter(([name, text]) => found.get(name) === text)));
  };

  return { canSend, onInput, errorOf: (name: string) => errors.get(name) };
}

function focusField(field: Element | undefined): void {
  if (!(field instanceof HTMLElement)) return;
  field.focus();
  // In the middle, where no toast covers it: see styles/elements/toast.css.
  field.scrollIntoView({ block: 'center' });
}
