import type { Listing } from '../cars/car.ts';
import type { FilterOptions } from '../inventory/filter-options.ts';
import { initialFilters, suits } from '../inventory/filters.ts';
import type { InventoryChoice } from '../inventory/query.ts';
import { defaultFinance } from '../monthly-cost.ts';
import type { Site } from '../site.ts';
import { moreSearches, rowSearches, type FrequentSearch } from './frequent-searches.ts';
import { kindsOf, toggle, withoutKind } from './toggle.ts';

/** A link that adds a filter to the choice, or removes it. */
export type Narrowing = {
  label: string;
  /** The number of cars that match it and the filters of other kinds. */
  count: number;
  href: string;
  isOn: boolean;
};

type NarrowingFacts = {
  /** The cars that the search has found. */
  cars: readonly Listing[];
  options: FilterOptions;
  finance: Site['finance'];
  thisYear: number;
};

/** The frequent searches that are on, or find some but not all cars: those of the first row, then the others. */
export function narrowings(
  choice: InventoryChoice,
  { cars, options, finance, thisYear }: NarrowingFacts,
): { row: Narrowing[]; more: Narrowing[] } {
  const { filters } = choice;
  const initial = initialFilters(options);
  const othersByKind = new Map<string, readonly Listing[]>();
  const chip = ({ label, wanted }: FrequentSearch): Narrowing[] => {
    const kind = kindsOf(wanted).join();
    const others = othersByKind.get(kind) ?? cars.filter(suits(withoutKind(filters, wanted, options)));
    othersByKind.set(kind, others);
    const count = others.filter(suits({ ...initial, ...wanted })).length;
    if (count === others.length) return [];
    const { href, isOn } = toggle(choice, wanted, options);
    return count === 0 && !isOn ? [] : [{ label, count, href, isOn }];
  };
  return {
    row: rowSearches(options, thisYear).flatMap(chip),
    more: moreSearches(options, { ...defaultFinance, ...finance }).flatMap(chip),
  };
}
