import { useId, useState } from 'react';
import { emailDoubt, phoneDoubt } from '../../shared/messages/doubts.ts';

type Kind = {
  label: string;
  type: 'text' | 'email' | 'tel';
  autoComplete?: string;
  doubt?: (value: string) => string | undefined;
};

const kinds = {
  firstName: { label: 'First Name', type: 'text', autoComplete: 'given-name' },
  lastName: { label: 'Last Name', type: 'text', autoComplete: 'family-name' },
  email: { label: 'Email Address', type: 'email', autoComplete: 'email', doubt: emailDoubt },
  phone: { label: 'Phone Number', type: 'tel', autoComplete: 'tel', doubt: phoneDoubt },
  message: { label: 'Message', type: 'text' },
  // The parameter of WhatsApp's links.
  text: { label: 'Message', type: 'text' },
} satisfies Record<string, Kind>;

type TextFieldProps = {
  name: keyof typeof kinds;
  isMarked?: boolean;
  error?: string | undefined;
  required?: boolean;
  area?: { rows: number; placeholder?: string; defaultValue?: string };
};

export function TextField({ name, isMarked, error, required, area }: TextFieldProps) {
  const id = useId();
  const [hint, setHint] = useState('');
  const { label, type, autoComplete, doubt }: Kind = kinds[name];
  const describing = error ? 'error' : hint ? 'hint' : undefined;
  const attributes = {
    id,
    className: 'field__input',
    name,
    inputMode: type,
    required,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describing && `${id}-${describing}`,
  };
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {isMarked ? `${label} *` : label}
      </label>
      {area ? (
        <textarea {...attributes} {...area} />
      ) : (
        <input
          {...attributes}
          type={type}
          autoComplete={autoComplete}
          onBlur={({ target }) => afterRelease(() => setHint(doubt?.(target.value) ?? ''))}
          // The hint disappears as soon as the value is no longer doubtful.
          onInput={({ currentTarget }) => setHint((shown) => (shown && doubt?.(currentTarget.value)) ?? '')}
        />
      )}
      {error && (
        <p className="field__error" id={`${id}-error`}>
          {error}
        </p>
      )}
      {doubt && (
        // Rendered before it has a text, so that screen readers announce the text.
        <p className="field__hint" id={`${id}-hint`} role="status">
          {!error && hint}
        </p>
      )}
    </div>
  );
}

/** Acts once no mouse button is pressed: a hint that appears during a click would move its target away. */
function afterRelease(act: () => void): void {
  if (!document.querySelector(':active')) return act();
  // The click event follows in the same task.
  document.addEventListener('mouseup', () => setTimeout(act), { once: true });
}
