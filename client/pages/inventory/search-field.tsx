import type { InventoryControl } from './use-inventory-choice.ts';

type SearchFieldProps = { value: string; control: InventoryControl; placeholder: string };

export function SearchField({ value, control, placeholder }: SearchFieldProps) {
  return (
    <label className="field field--search">
      <span className="field__label">Search</span>
      <input
        className="field__input"
        type="search"
        name="search"
        value={value}
        placeholder={placeholder}
        autoComplete="off"
        inputMode="search"
        enterKeyHint="search"
        onChange={(event) => control.adjust({ search: event.target.value })}
        onBlur={control.settle}
      />
    </label>
  );
}
