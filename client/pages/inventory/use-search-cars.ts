import { use, useEffect } from 'react';
import { searchText } from '../../../shared/inventory/filters.ts';
import type { SearchCars } from '../../../shared/inventory/filters.ts';
import { CodeContext, useSearch } from '../../code-context.ts';
import { useSite } from '../../site-context.ts';

/** With 'fix', a search finds the cars that have its text until it can be read. */
export function useSearchCars(): SearchCars {
  const { searchCars = searchText } = useSearch() ?? {};
  return useSite().quirks === 'fix' ? searchCars : searchText;
}

/** Loads what reads searches, once there is one. */
export function useSearchCode(search: string): void {
  const { wait } = use(CodeContext);
  useEffect(() => {
    if (search) void wait('search');
  }, [search, wait]);
}
