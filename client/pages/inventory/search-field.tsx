import { startTransition, useOptimistic } from 'react';
import type { InventoryControl } from './use-inventory-choice.ts';

type SearchFieldProps = { value: string; control: InventoryControl; placeholder: string };

export function SearchField({ value, control, placeholder }: SearchFieldProps) {
  // The field shows each key at once; what follows from it is rendered in pieces that the next key may interrupt.
  const [search, showSearch] = useOptimistic(value);
  const type = (search: string) =>
    startTransition(() => {
      showSearch(search);
      control.adjust({ search });
    });
  return (
    <label className="field field--search">
      <span className="field__label">Search</span>
      <input
        className="field__input"
        type="search"
        name="search"
        value={search}
        placeholder={placeholder}
        autoComplete="off"
        inputMode="search"
        enterKeyHint="search"
        onChange={(event) => type(event.target.value)}
        onBlur={control.settle}
      />
    </label>
  );
}
