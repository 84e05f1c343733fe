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
  const hrefOf = (changed: InventoryFilters) =>
    `/inventory${inventoryQuery({ ...choice, filters: changed, page: 1 }, options)}`;
  const removed = withoutKind(filters, wanted, options);
  const added = { ...removed, ...wanted };
  added.price = [filters.price[0], added.price[1]];
  for (const field of listFilters) {
    const values = wanted[field] ?? [];
    removed[field] = filters[field].filter((value) => !values.includes(value));
    added[field] = [...new Set([...filters[field], ...values])];
  }
  const href = hrefOf(added);
  const isOn = href === hrefOf(filters);
  return { href: isOn ? hrefOf(removed) : href, isOn };
}

/** The filters, with those of the wanted kinds reset; the lowest price stays. */
export function withoutKind(filters: InventoryFilters, wanted: Wanted, options: FilterOptions) {
  const cleared: InventoryFilters = { ...filters };
  const initial = initialFilters(options);
  for (const name of Object.keys(wanted)) Object.assign(cleared, { [name]: initial[name as keyof Wanted] });
  cleared.price = [filters.price[0], cleared.price[1]];
  return cleared;
}
