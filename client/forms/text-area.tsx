import { useId } from 'react';

type TextAreaProps = {
  label: string;
  name: string;
  rows: number;
  placeholder?: string;
  isMarked?: boolean;
  error?: string | undefined;
  required?: boolean;
};

export function TextArea({ label, name, rows, placeholder, isMarked, error, required }: TextAreaProps) {
  const id = useId();
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {isMarked ? `${label} *` : label}
      </label>
      <textarea
        className="field__input"
        id={id}
        name={name}
        rows={rows}
        inputMode="text"
        autoComplete="off"
        placeholder={placeholder}
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
