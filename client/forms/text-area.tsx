import { Field, type FieldProps } from './field.tsx';

type TextAreaProps = FieldProps & { rows: number; placeholder?: string; defaultValue?: string };

export function TextArea({ name, rows, placeholder, defaultValue, required, ...field }: TextAreaProps) {
  return (
    <Field {...field}>
      {(attributes) => (
        <textarea
          {...attributes}
          name={name}
          rows={rows}
          inputMode="text"
          placeholder={placeholder}
          defaultValue={defaultValue}
          required={required}
        />
      )}
    </Field>
  );
}
