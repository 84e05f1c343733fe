type SelectFieldProps = {
  label: string;
  name: string;
  value?: string | undefined;
  defaultValue?: string;
  options: readonly (string | { value: string; label: string })[];
  onChoose?: (value: string) => void;
};

export function SelectField({ label, name, value, defaultValue, options, onChoose }: SelectFieldProps) {
  return (
    <label className="field">
      <span className="field__label">{label}</span>
      <select
        className="field__input"
        name={name}
        // The URL decides what is chosen, so the browser must not restore it.
        autoComplete={onChoose && 'off'}
        value={value}
        defaultValue={defaultValue}
        onChange={onChoose && ((event) => onChoose(event.target.value))}
      >
        {options
          .map((option) => (typeof option === 'string' ? { value: option, label: option } : option))
          .map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
      </select>
    </label>
  );
}
