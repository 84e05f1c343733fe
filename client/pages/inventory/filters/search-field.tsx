import { memo } from 'react';
import { longestSearch } from '../../../../shared/inventory/query.ts';
import type { Choose } from '../use-inventory-query.ts';

type SearchFieldProps = { search: string; choose: Choose; placeholder: string };

export const SearchField = memo(function SearchField({ search, choose, placeholder }: SearchFieldProps) {
  return (
    <label className="field field--search">
      <span className="field__label">Search</span>
      <input
        className="field__input"
        type="search"
        name="search"
        value={search}
        maxLength={longestSearch}
        placeholder={placeholder}
        autoComplete="off"
        inputMode="search"
        enterKeyHint="search"
        onChange={(event) => choose({ search: event.target.value })}
      />
    </label>
  );
});
