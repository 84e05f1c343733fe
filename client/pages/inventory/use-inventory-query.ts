import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import type { FilterOptions } from '../../../shared/inventory/filter-options.ts';
import { resultsId } from '../../../shared/inventory/inventory-hrefs.ts';
import { readInventoryQuery, withFields } from '../../../shared/inventory/query.ts';
import { createQueryStore } from './query-store.ts';

/** Changes fields of the filter form, by their names in the URL. */
export type Choose = (fields: Record<string, string>) => void;

/** The parsed query, and stable functions that change it. */
export function useInventoryQuery(options: FilterOptions) {
  // Renders again after a link within the page.
  const { search } = useLocation();
  const [store] = useState(() => createQueryStore(search));
  const query = useSyncExternalStore(store.subscribe, store.read, store.served);
  const isChange = store.isChange(query);
  const reading = useMemo(
    () => ({ ...readInventoryQuery(query, options), isChange }),
    [query, isChange, options],
  );

  const choose = useCallback<Choose>(
    (fields) => store.write(Object.keys(fields).join(), withFields(store.read(), fields, options)),
    [store, options],
  );
  const reset = useCallback(() => {
    store.write('everything', '');
    showResults();
  }, [store]);
  return { reading, choose, reset };
}

/** Scrolls only if necessary, and instantly because only the list changes. */
export function showResults(): void {
  document.getElementById(resultsId)?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}
