import { useEffect, useRef } from 'react';
import type { InventoryControl } from './use-inventory-choice.ts';

type SearchFieldProps = { value: string; control: InventoryControl; placeholder: string };

/** The browser's own field, so that a key is shown before anything is rendered. */
export function SearchField({ value, control, placeholder }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const before = useRef(value);

  // Changed by other hands: a reset, Back, or the other one of the two search fields.
  useEffect(() => {
    if (field.current && value !== before.current) field.current.value = control.latest().search;
    before.current = value;
  }, [value, control]);

  return (
    <label className="field field--search">
      <span className="field__label">Search</span>
      <input
        ref={field}
        className="field__input"
        type="search"
        name="search"
        defaultValue={value}
        placeholder={placeholder}
        autoComplete="off"
        inputMode="search"
        enterKeyHint="search"
        onChange={(event) => control.type(event.target.value)}
        onBlur={control.settle}
      />
    </label>
  );
}
