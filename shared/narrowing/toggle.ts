import { listFilters, type FilterOptions } from '../inventory/filter-options.ts';
import { initialFilters, type InventoryFilters } from '../inventory/filters.ts';
import { inventoryQuery, type InventoryChoice } from '../inventory/query.ts';

type Wanted = Partial<InventoryFilters>;

/**
 * The link that adds what is wanted to a choice, or removes it where the choice has all of it. Values of one list combine
 * with 'or', a limit replaces the one before, and the lowest price stays.
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

/** The filters without all of the kinds that are wanted; the lowest price stays. */
export function withoutKind(filters: InventoryFilters, wanted: Wanted, options: FilterOptions) {
  const cleared: InventoryFilters = { ...filters };
  const initial = initialFilters(options);
  for (const name of Object.keys(wanted)) Object.assign(cleared, { [name]: initial[name as keyof Wanted] });
  cleared.price = [filters.price[0], cleared.price[1]];
  return cleared;
}
