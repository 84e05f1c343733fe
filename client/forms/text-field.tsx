import { useId } from 'react';

const inputModes = { text: 'text', email: 'email', tel: 'tel' } as const;

type TextFieldProps = {
  label: string;
  name: string;
  type?: keyof typeof inputModes;
  autoComplete: string;
  /** An asterisk after the label. */
  isMarked?: boolean;
  error?: string | undefined;
  required?: boolean;
};

export function TextField({
  label,
  name,
  type = 'text',
  autoComplete,
  isMarked,
  error,
  required,
}: TextFieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {isMarked ? `${label} *` : label}
      </label>
      <input
        className="field__input"
        id={id}
        name={name}
        type={type}
        inputMode={inputModes[type]}
        autoComplete={autoComplete}
        required={required}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      {error && (
        <p className="field__error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
