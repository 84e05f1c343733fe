import { useId, type ReactNode } from 'react';

export type FieldProps = {
  label: string;
  name: string;
  /** Adds an asterisk to the label. */
  isMarked?: boolean;
  error?: string | undefined;
  /** What looks mistyped; undefined for a field that is never doubted. */
  hint?: string | undefined;
  required?: boolean;
};

type Attributes = {
  id: string;
  className: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

type Parts = Pick<FieldProps, 'label' | 'isMarked' | 'error' | 'hint'> & {
  /** Renders the control with these attributes. */
  children: (attributes: Attributes) => ReactNode;
};

/** A control with its label, and its error or its hint. */
export function Field({ label, isMarked, error, hint, children }: Parts) {
  const id = useId();
  const describing = error ? 'error' : hint ? 'hint' : undefined;
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {isMarked ? `${label} *` : label}
      </label>
      {children({
        id,
        className: 'field__input',
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describing && `${id}-${describing}`,
      })}
      {error && (
        <p className="field__error" id={`${id}-error`}>
          {error}
        </p>
      )}
      {hint !== undefined && (
        // There before its text, which is announced then.
        <p className="field__hint" id={`${id}-hint`} role="status">
          {!error && hint}
        </p>
      )}
    </div>
  );
}
