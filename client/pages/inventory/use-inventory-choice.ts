import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { initialFilters } from '../../../shared/inventory/filters.ts';
import type { FilterOptions, InventoryFilters } from '../../../shared/inventory/filters.ts';
import { inventoryQuery, parseInventoryQuery } from '../../../shared/inventory/query.ts';
import type { InventoryChoice } from '../../../shared/inventory/query.ts';
import type { Sort } from '../../../shared/inventory/sort.ts';
import { createAfterPaint } from '../../browser/after-paint.ts';
import { createQueryWriter } from './query-writer.ts';

/** Stays the same from render to render. */
export type InventoryControl = {
  /** What was chosen last, ahead of what is rendered. */
  latest: () => InventoryFilters;
  /** A change that is made at once, such as a choice from a list. */
  choose: (part: Partial<InventoryFilters>) => void;
  /** A change in the middle of dragging, which `settle` ends. */
  adjust: (part: Partial<InventoryFilters>) => void;
  /** The same for typing: what follows from a key waits until the key itself is on the screen. */
  type: (search: string) => void;
  settle: () => void;
  chooseSort: (sort: Sort) => void;
  reset: () => void;
  /** Fields of the form that had been changed before any of this ran; they are named as in the address. */
  takeOver: (fields: readonly [name: string, value: string][]) => void;
};

/** What the visitor chose, kept here for speed and in the address for sharing, reloading and going back. */
export function useInventoryChoice(options: FilterOptions): [InventoryChoice, InventoryControl] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [choice, setChoice] = useState(() => parseInventoryQuery(search, options));
  // Ahead of the state while that is being rendered.
  const latest = useRef(choice);
  const [afterPaint] = useState(createAfterPaint);
  const [writer] = useState(() => createQueryWriter(search));

  useEffect(
    () => writer.connect((query, replace) => void navigate({ search: query }, { replace })),
    [writer, navigate],
  );

  // The address changed by other hands than ours: Back, Forward, or a link to another choice.
  useEffect(() => {
    if (writer.isOwn(search)) return;
    writer.adopt(search);
    afterPaint.callOff();
    latest.current = parseInventoryQuery(search, options);

    setChoice(latest.current);
  }, [search, writer, afterPaint, options]);

  const control = useMemo<InventoryControl>(() => {
    const publish = (isSettled: boolean) => {
      afterPaint.callOff();
      setChoice(latest.current);
      writer.write(inventoryQuery(latest.current, options), isSettled);
    };
    const change = (next: InventoryChoice, isSettled: boolean) => {
      latest.current = next;
      publish(isSettled);
    };
    const withFilters = (part: Partial<InventoryFilters>): InventoryChoice => {
      const { filters, sort } = latest.current;
      return { filters: { ...filters, ...part }, sort };
    };
    return {
      latest: () => latest.current.filters,
      choose: (part) => change(withFilters(part), true),
      adjust: (part) => change(withFilters(part), false),
      type(search) {
        latest.current = withFilters({ search });
        afterPaint.plan(() => startTransition(() => publish(false)));
      },
      settle() {
        if (afterPaint.callOff()) publish(false);
        writer.settle();
      },
      chooseSort: (sort) => change({ ...latest.current, sort }, true),
      reset: () => change({ filters: initialFilters(options), sort: 'featured' }, true),
      takeOver(fields) {
        const params = new URLSearchParams(inventoryQuery(latest.current, options));
        for (const [name, value] of fields) params.set(name, value);
        if (fields.length > 0) change(parseInventoryQuery(params.toString(), options), true);
      },
    };
  }, [writer, afterPaint, options]);
  return [choice, control];
}
