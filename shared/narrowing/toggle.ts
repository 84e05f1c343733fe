import { listFilters } from '../inventory/filter-options.ts';
import type { InventoryFilters } from '../inventory/filters.ts';

type Wanted = Partial<InventoryFilters>;

/** Whether the filters name each value that is wanted, and have the limits that are. */
export function isOn(filters: InventoryFilters, wanted: Wanted): boolean {
  const { price, downPayment, mileage, delhi } = { ...filters, ...wanted };
  return (
    price[1] === filters.price[1] &&
    downPayment === filters.downPayment &&
    mileage === filters.mileage &&
    delhi === filters.delhi &&
    listFilters.every((field) => wanted[field]?.every((value) => filters[field].includes(value)) ?? true)
  );
}

/**
 * The filters with what is wanted, or without it if it is on. Values of one list combine with 'or', a limit replaces the
 * one before, and the lowest price stays.
 */
export function toggled(filters: InventoryFilters, wanted: Wanted, initial: InventoryFilters) {
  const isSet = isOn(filters, wanted);
  const changed = { ...withoutKind(filters, wanted, initial), ...(!isSet && wanted) };
  changed.price = [filters.price[0], changed.price[1]];
  for (const field of listFilters) {
    const values = wanted[field] ?? [];
    const others = filters[field].filter((value) => !values.includes(value));
    changed[field] = isSet ? others : [...others, ...values];
  }
  return changed;
}

/** The filters without all of the kinds that are wanted; the lowest price stays. */
export function withoutKind(filters: InventoryFilters, wanted: Wanted, initial: InventoryFilters) {
  const names = Object.keys(wanted) as (keyof InventoryFilters)[];
  const cleared: InventoryFilters = {
    ...filters,
    ...Object.fromEntries(names.map((name) => [name, initial[name]])),
  };
  cleared.price = [filters.price[0], cleared.price[1]];
  return cleared;
}
