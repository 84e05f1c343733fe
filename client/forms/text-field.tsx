import { Field } from './field.tsx';
import type { FieldProps } from './field.tsx';

type TextFieldProps = FieldProps & { type?: 'text' | 'email' | 'tel'; autoComplete: string };

export function TextField({ name, type = 'text', autoComplete, required, ...field }: TextFieldProps) {
  return (
    <Field {...field}>
      {(attributes) => (
        <input
          {...attributes}
          name={name}
          type={type}
          inputMode={type}
          autoComplete={autoComplete}
          required={required}
        />
      )}
    </Field>
  );
}
