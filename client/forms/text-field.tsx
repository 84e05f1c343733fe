import { useState } from 'react';
import { Field, type FieldProps } from './field.tsx';

type TextFieldProps = Omit<FieldProps, 'hint'> & {
  type?: 'text' | 'email' | 'tel';
  autoComplete: string;
  /** Doubts a value once the visitor has left the field. */
  doubt?: (value: string) => string | undefined;
};

export function TextField({ name, type = 'text', autoComplete, doubt, required, ...field }: TextFieldProps) {
  const [hint, setHint] = useState('');
  return (
    <Field {...field} hint={doubt && hint}>
      {(attributes) => (
        <input
          {...attributes}
          name={name}
          type={type}
          inputMode={type}
          autoComplete={autoComplete}
          required={required}
          onBlur={({ target }) => afterRelease(() => setHint(doubt?.(target.value) ?? ''))}
          // Gone as soon as nothing is doubtful any more.
          onInput={({ currentTarget }) => setHint((shown) => (shown && doubt?.(currentTarget.value)) ?? '')}
        />
      )}
    </Field>
  );
}

/** Acts once no button of the mouse is pressed: a hint that appears during a click would move its target away. */
function afterRelease(act: () => void): void {
  if (!document.querySelector(':active')) return act();
  // The click follows in the same task.
  document.addEventListener('mouseup', () => setTimeout(act), { once: true });
}
