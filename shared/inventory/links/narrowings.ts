import type { Listing } from '../../cars/car.ts';
import type { Site } from '../../dealer/site.ts';
import { defaultFinance } from '../../money/monthly-cost.ts';
import { listFilters, type FilterOptions } from '../filter-options.ts';
import { initialFilters, matches, type InventoryFilters } from '../filters.ts';
import { inventoryQuery, type InventoryChoice } from '../query.ts';
import { moreSearches, rowSearches, type FrequentSearch } from './frequent-searches.ts';

export type Narrowing = {
  label: string;
  /** The number of cars that match it and the filters of other kinds. */
  count: number;
  href: string;
};

type NarrowingFacts = {
  /** The cars that the search has found. */
  cars: readonly Listing[];
  options: FilterOptions;
  finance: Site['finance'];
  thisYear: number;
};

/** The frequent searches that are not set and find some but not all cars: those of the first row, then the others. */
export function narrowings(choice: InventoryChoice, { cars, options, finance, thisYear }: NarrowingFacts) {
  const { filters } = choice;
  const initial = initialFilters(options);
  const hrefOf = (changed: InventoryFilters) =>
    `/inventory${inventoryQuery({ ...choice, filters: changed, page: 1 }, options)}`;
  const hrefOfChoice = hrefOf(filters);
  const othersByKind = new Map<string, readonly Listing[]>();
  const chip = ({ label, wanted }: FrequentSearch): Narrowing[] => {
    const kind = Object.keys(wanted).join();
    const others = othersByKind.get(kind) ?? cars.filter(matches(without(wanted, filters, initial)));
    othersByKind.set(kind, others);
    const count = others.filter(matches({ ...initial, ...wanted })).length;
    const href = hrefOf(adding(wanted, filters));
    return count === 0 || count === others.length || href === hrefOfChoice ? [] : [{ label, count, href }];
  };
  return {
    row: rowSearches(options, thisYear).flatMap(chip),
    more: moreSearches(options, { ...defaultFinance, ...finance }).flatMap(chip),
  };
}

/** Values of a list are added to those chosen, a limit replaces the previous one, and the lowest price stays. */
function adding(wanted: Partial<InventoryFilters>, filters: InventoryFilters): InventoryFilters {
  const added = { ...filters, ...wanted };
  added.price = [filters.price[0], added.price[1]];
  for (const field of listFilters) added[field] = [...new Set([...filters[field], ...added[field]])];
  return added;
}

/** The filters, with those of the wanted kinds reset; the lowest price stays. */
function without(wanted: Partial<InventoryFilters>, filters: InventoryFilters, initial: InventoryFilters) {
  const kinds = Object.keys(wanted) as (keyof InventoryFilters)[];
  const cleared = { ...filters, ...Object.fromEntries(kinds.map((kind) => [kind, initial[kind]])) };
  cleared.price = [filters.price[0], cleared.price[1]];
  return cleared;
}
