import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import type { FilterOptions } from '../../../shared/inventory/filter-options.ts';
import { resultsId } from '../../../shared/inventory/inventory-hrefs.ts';
import { readInventoryQuery, withFields } from '../../../shared/inventory/query.ts';
import { changeUrl } from '../../navigation/history-entries.ts';

const inventoryPath = '/inventory';
/** Changes of one filter that follow each other within this time share a history entry. */
const longestGapMs = 1000;
// At most 80 history changes in 30 seconds: Safari refuses more than 100.
const minBetweenMs = 375;
const retryMs = 2000;

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

/**
 * The inventory's query as an external store, with the URL as its state. It bypasses React Router, which delivers updates
 * of search parameters late and out of order (issues 12546 and 12552).
 */
export function createQueryStore(served: string) {
  let current = served;
  let isChanged = false;
  let last = { filter: '', at: 0 };
  let writtenAt = -Infinity;
  let pending: { method: 'pushState' | 'replaceState'; timer: ReturnType<typeof setTimeout> } | undefined;
  let notify: (() => void) | undefined;

  /** The query string including its '?'. Links, Back and Forward also change the URL. */
  function read(): string {
    const { pathname, search } = window.location;
    return pending || pathname !== inventoryPath ? current : search;
  }
  /** Whether a change on the page set this query, rather than the URL. */
  function isChange(query: string): boolean {
    return isChanged && query === current;
  }
  function write(method: 'pushState' | 'replaceState'): void {
    cancel();
    const { pathname, search } = window.location;
    // Do not overwrite another page's history entry.
    if (pathname !== inventoryPath || search === current) return;
    if (changeUrl(method, inventoryPath + current)) writtenAt = performance.now();
    else writeIn(retryMs, method);
  }
  function writeIn(ms: number, method: 'pushState' | 'replaceState'): void {
    pending = { method, timer: setTimeout(() => write(method), ms) };
  }
  function cancel(): void {
    clearTimeout(pending?.timer);
    pending = undefined;
  }
  function flush(): void {
    if (pending) write(pending.method);
  }

  return {
    served: () => served,
    read,
    isChange,
    /** Quick changes of one filter share a history entry: the first adds it, the others replace it. */
    write(filter: string, query: string): void {
      const at = performance.now();
      const isSameRun = isChange(read()) && filter === last.filter && at - last.at < longestGapMs;
      last = { filter, at };
      current = query;
      isChanged = true;
      if (!pending) {
        const method = isSameRun ? 'replaceState' : 'pushState';
        const waitMs = writtenAt + minBetweenMs - at;
        // At once if possible: the browser stores the entry's scroll position before the list changes.
        if (waitMs > 0) writeIn(waitMs, method);
        else write(method);
      }
      notify?.();
    },
    subscribe(listener: () => void): () => void {
      const controller = new AbortController();
      const { signal } = controller;
      notify = listener;
      const onPop = () => {
        cancel();
        current = read();
        isChanged = false;
        listener();
      };
      // React Router does not report entries that it did not add.
      window.addEventListener('popstate', onPop, { signal, capture: true });
      // A drag ends, or a click may leave the page.
      for (const type of ['pointerup', 'click']) {
        window.addEventListener(type, flush, { signal, capture: true });
      }
      return () => controller.abort();
    },
  };
}
