import { useId } from 'react';
import type { ReactNode } from 'react';

export type FieldProps = {
  label: string;
  name: string;
  /** Adds an asterisk to the label. */
  isMarked?: boolean;
  error?: string | undefined;
  required?: boolean;
};

type Attributes = {
  id: string;
  className: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

type Parts = Pick<FieldProps, 'label' | 'isMarked' | 'error'> & {
  /** Renders the control with these attributes. */
  children: (attributes: Attributes) => ReactNode;
};

/** A control with its label and its error. */
export function Field({ label, isMarked, error, children }: Parts) {
  const id = useId();
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {isMarked ? `${label} *` : label}
      </label>
      {children({
        id,
        className: 'field__input',
        'aria-invalid': error ? true : undefined,
        'aria-describedby': error ? `${id}-error` : undefined,
      })}
      {error && (
        <p className="field__error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
