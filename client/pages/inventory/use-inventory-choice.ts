import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import type { FilterOptions, InventoryFilters } from '../../../shared/inventory/filters.ts';
import {
  inventoryQuery,
  parseInventoryQuery,
  withFields,
  withoutDefaults,
} from '../../../shared/inventory/query.ts';
import type { FormField, InventoryChoice } from '../../../shared/inventory/query.ts';
import type { Sort } from '../../../shared/inventory/sort.ts';
import { returnToEntry } from '../../navigation/place.ts';
import { createUrlWriter } from './url-writer.ts';

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

/**
 * The visitor's choice is one state, and the URL follows it. Back, Forward and links change the URL themselves: then
 * the state follows, and pending writes are dropped.
 */
export function useInventoryChoice(options: FilterOptions): [Chosen, InventoryControl] {
  const { key, search } = useLocation();
  const isLink = useNavigationType() !== NavigationType.Pop;
  const [state, setState] = useState<Chosen>(() => chosenBy(search, options));
  const [url] = useState(createUrlWriter);

  const [followed, setFollowed] = useState(key);
  if (key !== followed) {
    setFollowed(key);
    if (isLink) setState(chosenBy(search, options));
  }

  // Not on a new key alone: Back delivers the key before the choice, and the old choice would be written again.
  const write = useEffectEvent(({ query, changed }: Chosen) => {
    if (changed) url.write(query, changed + key);
  });
  useEffect(() => write(state), [state]);

  // React Router does not report entries that the URL writer made.
  useLayoutEffect(() => {
    if (state.changed === undefined) returnToEntry();
  }, [state]);

  useEffect(() => {
    const page = new AbortController();
    // Earlier than React Router's update, so that no key press can come between.
    const onPop = () => {
      const query = url.giveWay();
      if (query !== undefined) setState(chosenBy(query, options));
    };
    window.addEventListener('popstate', onPop, { signal: page.signal });
    // A click may leave the page.
    window.addEventListener('click', url.flush, { signal: page.signal, capture: true });
    return () => page.abort();
  }, [url, options]);

  const control = useMemo<InventoryControl>(() => {
    const change = (changed: string, next: (choice: InventoryChoice) => InventoryChoice) =>
      setState((last) => {
        const choice = { ...next(last.choice), page: 1 };
        return { choice, query: inventoryQuery(choice, options), changed };
      });
    return {
      choose: (part) =>
        change(Object.keys(part).join(), (choice) => ({
          ...choice,
          filters: { ...choice.filters, ...part },
        })),
      chooseSort: (sort) => change('sort', (choice) => ({ ...choice, sort })),
      settle: url.flush,
      reset: () =>
        change('everything', ({ cars }) => ({ ...parseInventoryQuery('', options), ...(cars && { cars }) })),
      takeOver: (fields) =>
        change(fields.map(([name]) => name).join(), (choice) => withFields(choice, fields, options)),
    };
  }, [options, url]);
  return [state, control];
}

function chosenBy(query: string, options: FilterOptions): Chosen {
  return { choice: parseInventoryQuery(query, options), query: withoutDefaults(query, options) };
}
