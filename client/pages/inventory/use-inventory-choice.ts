import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { FilterOptions, InventoryFilters } from '../../../shared/inventory/filters.ts';
import {
  inventoryQuery,
  parseInventoryQuery,
  withFields,
  withoutDefaults,
} from '../../../shared/inventory/query.ts';
import type { FormField, InventoryChoice } from '../../../shared/inventory/query.ts';
import type { Sort } from '../../../shared/inventory/sort.ts';
import { createQueryWriter, inventoryPath } from './query-writer.ts';

/** Stays the same from render to render. */
export type InventoryControl = {
  choose: (part: Partial<InventoryFilters>) => void;
  chooseSort: (sort: Sort) => void;
  /** A drag has ended. */
  settle: () => void;
  reset: () => void;
  /** Fields of the form that were changed before hydration. */
  takeOver: (fields: readonly FormField[]) => void;
};

export type Chosen = {
  choice: InventoryChoice;
  /** Its query string, from the '?' on. It may contain more than the choice, such as a brand without cars. */
  query: string;
  /** What the visitor changed last; undefined if the choice came from the URL. */
  changed?: string;
};

/** The visitor's choice is one state, and the URL follows it. Links, Back and Forward change the URL, and the state follows. */
export function useInventoryChoice(options: FilterOptions): [Chosen, InventoryControl] {
  const { key, search } = useLocation();
  const [writer] = useState(createQueryWriter);
  const [state, setState] = useState<Chosen>(() => chosenBy(search, options));
  const latest = useRef(state);

  const [followed, setFollowed] = useState(key);
  if (key !== followed) {
    setFollowed(key);
    setState(chosenBy(search, options));
  }
  useLayoutEffect(() => {
    latest.current = state;
    if (state.changed === undefined) writer.reset();
  }, [state, writer]);

  useEffect(() => {
    const page = new AbortController();
    // React Router does not report entries that the writer added.
    const onPop = () => {
      const { pathname, search } = window.location;
      if (pathname === inventoryPath) setState(chosenBy(search, options));
    };
    window.addEventListener('popstate', onPop, { signal: page.signal });
    // A click may leave the page.
    window.addEventListener('click', writer.flush, { signal: page.signal, capture: true });
    return () => page.abort();
  }, [writer, options]);

  const control = useMemo<InventoryControl>(() => {
    const change = (changed: string, next: (choice: InventoryChoice) => InventoryChoice) => {
      const choice = { ...next(latest.current.choice), page: 1 };
      const query = inventoryQuery(choice, options);
      latest.current = { choice, query, changed };
      // Before the list is rendered: the browser stores the entry's scroll position now.
      writer.write(changed, query);
      setState(latest.current);
    };
    return {
      choose: (part) =>
        change(Object.keys(part).join(), (choice) => ({
          ...choice,
          filters: { ...choice.filters, ...part },
        })),
      chooseSort: (sort) => change('sort', (choice) => ({ ...choice, sort })),
      settle: writer.flush,
      reset: () =>
        change('everything', ({ cars }) => ({ ...parseInventoryQuery('', options), ...(cars && { cars }) })),
      takeOver: (fields) =>
        change(fields.map(([name]) => name).join(), (choice) => withFields(choice, fields, options)),
    };
  }, [writer, options]);
  return [state, control];
}

function chosenBy(query: string, options: FilterOptions): Chosen {
  return { choice: parseInventoryQuery(query, options), query: withoutDefaults(query, options) };
}
