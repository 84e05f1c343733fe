import type { Listing } from '../cars/car.ts';
import { filterCars, initialFilters, suits } from '../inventory/filters.ts';
import type { FilterOptions } from '../inventory/filter-options.ts';
import {
  aMonth,
  automatic,
  bodyTypes,
  cng,
  diesel,
  inDelhi,
  kilometres,
  manual,
  oneOwner,
  petrol,
  seats,
  upTo,
} from './frequent-searches.ts';
import type { FrequentSearch } from './frequent-searches.ts';
import { inventoryQuery } from '../inventory/query.ts';
import type { InventoryChoice } from '../inventory/query.ts';
import type { Finance } from '../monthly-cost.ts';
import type { Quirks } from '../site.ts';
import { isOn, toggled, withoutKind } from './toggle.ts';

/** A link that adds a filter to a choice, or removes it. */
export type Narrowing = {
  label: string;
  /** How many cars it finds with the filters of other kinds. */
  count: number;
  href: string;
  isOn: boolean;
};

type NarrowingFacts = {
  cars: readonly Listing[];
  options: FilterOptions;
  quirks: Quirks;
  finance: Finance;
  thisYear: number;
};

/** The frequent searches that are on, or would change the list and find some car: a row of them, and more. */
export function narrowings(
  choice: InventoryChoice,
  { cars, options, quirks, finance, thisYear }: NarrowingFacts,
): { row: Narrowing[]; more: Narrowing[] } {
  const { filters } = choice;
  const initial = initialFilters(options);
  const searched = filterCars(cars, { ...initial, search: filters.search }, quirks);
  const toggle = ({ label, wanted }: FrequentSearch): Narrowing[] => {
    const others = searched.filter(suits(withoutKind(filters, wanted, initial)));
    const count = others.filter(suits({ ...initial, ...wanted })).length;
    const isSet = isOn(filters, wanted) && !isOn(initial, wanted);
    if (!isSet && (count === 0 || count === others.length)) return [];
    const query = inventoryQuery({ ...choice, filters: toggled(filters, wanted, initial), page: 1 }, options);
    return [{ label, count, href: `/inventory${query}`, isOn: isSet }];
  };
  const prices = [upTo(3, options), upTo(6, options)];
  const fuels = [petrol, cng(options), diesel];
  const row = [...prices, automatic, manual, ...fuels, inDelhi(thisYear)];
  const kinds = [...bodyTypes(options), ...seats(options)];
  const more = [...aMonth(finance, options), oneOwner, ...kilometres(), ...kinds];
  return { row: row.flatMap(toggle), more: more.flatMap(toggle) };
}
