import { listFilters, type FilterOptions } from '../inventory/filter-options.ts';
import { initialFilters, type InventoryFilters } from '../inventory/filters.ts';
import { inventoryQuery, type InventoryChoice } from '../inventory/query.ts';

type Wanted = Partial<InventoryFilters>;

/**
 * The link that adds the wanted filters to a choice, or removes them if the choice has all of them. Values of a list are
 * added to those chosen, a limit replaces the previous one, and the lowest price stays.
 */
export function toggle(choice: InventoryChoice, wanted: Wanted, options: FilterOptions) {
  const { filters } = choice;
  const removed = withoutKind(filters, wanted, options);
  const added = { ...removed, ...wanted };
  added.price = [filters.price[0], added.price[1]];
  for (const field of listFilters) {
    const values = wanted[field];
    if (!values) continue;
    removed[field] = filters[field].filter((value) => !values.includes(value));
    added[field] = [...new Set([...filters[field], ...values])];
  }
  const isOn = kindsOf(wanted).every((kind) => String(added[kind]) === String(filters[kind]));
  const query = inventoryQuery({ ...choice, filters: isOn ? removed : added, page: 1 }, options);
  return { href: `/inventory${query}`, isOn };
}

export function kindsOf(wanted: Wanted): (keyof Wanted)[] {
  return Object.keys(wanted) as (keyof Wanted)[];
}

/** The filters, with those of the wanted kinds reset; the lowest price stays. */
export function withoutKind(filters: InventoryFilters, wanted: Wanted, options: FilterOptions) {
  const cleared: InventoryFilters = { ...filters };
  const initial = initialFilters(options);
  for (const kind of kindsOf(wanted)) Object.assign(cleared, { [kind]: initial[kind] });
  cleared.price = [filters.price[0], cleared.price[1]];
  return cleared;
}
