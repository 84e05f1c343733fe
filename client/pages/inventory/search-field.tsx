import { useEffect, useRef } from 'react';
import type { InventoryFilters } from '../../../shared/inventory/filters.ts';
import type { InventoryControl } from './use-inventory-choice.ts';

type SearchFieldProps = { filters: InventoryFilters; control: InventoryControl; placeholder: string };

/** The browser's own field, so that a key is shown before anything is rendered. */
export function SearchField({ filters, control, placeholder }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const before = useRef(filters);

  // Changed by other hands: a reset, Back, or the other one of the two search fields.
  useEffect(() => {
    if (field.current && filters !== before.current) field.current.value = control.latest().search;
    before.current = filters;
  }, [filters, control]);

  return (
    <label className="field field--search">
      <span className="field__label">Search</span>
      <input
        ref={field}
        className="field__input"
        type="search"
        name="search"
        defaultValue={filters.search}
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
