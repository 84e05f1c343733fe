import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import type { FilterOptions, InventoryFilters } from '../../../shared/inventory/filters.ts';
import { inventoryQuery, parseInventoryQuery, withFields } from '../../../shared/inventory/query.ts';
import type { FormField, InventoryChoice } from '../../../shared/inventory/query.ts';
import type { Sort } from '../../../shared/inventory/sort.ts';
import { returnToEntry } from '../../navigation/place.ts';
import { createAddressWriter } from './address-writer.ts';

/** Stays the same from render to render. */
export type InventoryControl = {
  choose: (part: Partial<InventoryFilters>) => void;
  chooseSort: (sort: Sort) => void;
  reset: () => void;
  /** Fields of the form that had been changed before any of this ran. */
  takeOver: (fields: readonly FormField[]) => void;
};

export type Chosen = {
  choice: InventoryChoice;
  /** The address that goes with it, from the '?' on. It can hold more than the choice, such as a brand without cars. */
  query: string;
  /** What the visitor changed last; undefined where the choice came from the address. */
  changed?: string;
};

/**
 * What the visitor chose is one state. The address follows it. Back, Forward and links write the address themselves:
 * then the state follows, and what still waited to be written is dropped.
 */
export function useInventoryChoice(options: FilterOptions): [Chosen, InventoryControl] {
  const { key, search } = useLocation();
  const isLink = useNavigationType() !== NavigationType.Pop;
  const [state, setState] = useState<Chosen>(() => chosenBy(search, options));
  const [address] = useState(createAddressWriter);

  const [followed, setFollowed] = useState(key);
  if (key !== followed) {
    setFollowed(key);
    if (isLink) setState(chosenBy(search, options));
  }

  // Not for another key: Back brings one before it brings the choice, which would be written once more.
  const write = useEffectEvent(({ query, changed }: Chosen) => {
    if (changed) address.write(query, changed + key);
  });
  useEffect(() => write(state), [state]);

  // The address writer's entries are none of React Router's, which says nothing of them.
  useLayoutEffect(() => {
    if (state.changed === undefined) returnToEntry();
  }, [state]);

  useEffect(() => {
    const page = new AbortController();
    // Sooner than React Router tells of it: no key can come between.
    const onPop = () => {
      const query = address.giveWay();
      if (query !== undefined) setState(chosenBy(query, options));
    };
    window.addEventListener('popstate', onPop, { signal: page.signal });
    // A click may lead away.
    window.addEventListener('click', address.flush, { signal: page.signal, capture: true });
    return () => page.abort();
  }, [address, options]);

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
      reset: () =>
        change('everything', ({ cars }) => ({ ...parseInventoryQuery('', options), ...(cars && { cars }) })),
      takeOver: (fields) =>
        change(fields.map(([name]) => name).join(), (choice) => withFields(choice, fields, options)),
    };
  }, [options]);
  return [state, control];
}

function chosenBy(query: string, options: FilterOptions): Chosen {
  return { choice: parseInventoryQuery(query, options), query };
}
