import { useEffect, useMemo, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import type { FilterOptions, InventoryFilters } from '../../../shared/inventory/filters.ts';
import { inventoryQuery, parseInventoryQuery, withFields } from '../../../shared/inventory/query.ts';
import type { FormField, InventoryChoice } from '../../../shared/inventory/query.ts';
import type { Sort } from '../../../shared/inventory/sort.ts';
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
};

/** `changed` names what the visitor changed last; without it the choice came from the address. */
type State = Chosen & { changed?: string };

/**
 * What the visitor chose is one state. The address follows it. Back, Forward and links write the address themselves:
 * then the state follows, and what still waited to be written is dropped.
 */
export function useInventoryChoice(options: FilterOptions): [Chosen, InventoryControl] {
  const { key, search } = useLocation();
  const isLink = useNavigationType() !== NavigationType.Pop;
  const [state, setState] = useState<State>(() => chosenBy(search, options));
  const [address] = useState(createAddressWriter);

  const [followed, setFollowed] = useState(key);
  if (key !== followed) {
    setFollowed(key);
    if (isLink) setState(chosenBy(search, options));
  }

  useEffect(() => {
    if (state.changed) address.write(state.query, state.changed + key);
  }, [state, key, address, options]);

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

function chosenBy(query: string, options: FilterOptions): State {
  return { choice: parseInventoryQuery(query, options), query };
}
