import { useState } from 'react';
import { toasts } from '../toasts/toasts.ts';

/**
 * The required fields that were empty on submit. Filling in a field removes it from the list; the last one also dismisses
 * the error message.
 */
export function useMissingFields(emptyIn: (form: HTMLFormElement) => readonly string[]) {
  const [missing, setMissing] = useState<readonly string[]>([]);
  const onInput = ({ currentTarget }: { currentTarget: HTMLFormElement }) => {
    if (missing.length === 0) return;
    const empty = emptyIn(currentTarget).filter((name) => missing.includes(name));
    setMissing(empty);
    if (empty.length === 0) toasts.dismissFailures();
  };
  const errorOf = (name: string) => (missing.includes(name) ? 'Please fill in this field' : undefined);
  return { errorOf, setMissing, onInput };
}
