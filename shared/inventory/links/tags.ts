import { formatMileage, formatPrice, shortened } from '../../format.ts';
import { listFilters, type FilterOptions, type Interval, type ListFilter } from '../filter-options.ts';
import { initialFilters, isSameRange, yearsInWords, type InventoryFilters } from '../filters.ts';
import { inventoryQuery, type InventoryReading, type UnknownValue } from '../query.ts';

export type Tag = { label: string; href: string };

/** A part of the filters, with the values that remain once it is removed. */
type Part = { label: string; rest: Partial<InventoryFilters> };

// A URL may set any number of filters, and each tag's link repeats all the others.
const maxTags = 24;
const maxOfField = 8;

/**
 * A tag for each filter that a query sets, then for each unknown value. The links contain only known values. `wishes` are
 * the parts of the search if searches are interpreted.
 */
export function tags(
  { choice, unknown }: InventoryReading,
  options: FilterOptions,
  wishes: readonly { label: string; without: string }[] = [],
): Tag[] {
  const { filters } = choice;
  const initial = initialFilters(options);
  const parts = [
    ...searchParts(filters, wishes),
    ...listFilters.flatMap((field) => listParts(field, filters)),
    ...limitParts(filters, initial),
  ];
  const labels = new Set(unknown.map((value) => `No "${shortened(inWords(value))}" here`));
  const ignored = [...labels].map((label) => ({ label, rest: {} }));
  return [...parts, ...ignored.slice(0, Math.max(0, maxTags - parts.length))].map(({ label, rest }) => ({
    label,
    href: `/inventory${inventoryQuery({ ...choice, filters: { ...filters, ...rest }, page: 1 }, options)}`,
  }));
}

function searchParts({ search }: InventoryFilters, wishes: Parameters<typeof tags>[2] = []): Part[] {
  if (!search) return [];
  if (wishes.length === 0) return [{ label: `"${shortened(search)}"`, rest: { search: '' } }];
  return wishes.map(({ label, without }) => ({ label, rest: { search: without } }));
}

/** One tag per value, or one tag for all values if there are many. */
function listParts(field: ListFilter, { [field]: values }: InventoryFilters): Part[] {
  if (values.length > maxOfField)
    return [{ label: `${values.length} ${plurals[field]}`, rest: { [field]: [] } }];
  return values.map((value) => ({
    label: value + (suffixes[field] ?? ''),
    rest: { [field]: values.filter((other) => other !== value) },
  }));
}

const suffixes: Partial<Record<ListFilter, string>> = { owner: ' Owner', seats: ' seats' };

const plurals = {
  make: 'brands',
  model: 'models',
  fuel: 'fuels',
  transmission: 'gearboxes',
  owner: 'numbers of owners',
  body: 'body types',
  seats: 'numbers of seats',
};

function limitParts({ year, price, mileage, delhi }: InventoryFilters, initial: InventoryFilters) {
  const parts: Part[] = [];
  if (!isSameRange(year, initial.year))
    parts.push({ label: yearsInWords(year), rest: { year: initial.year } });
  if (!isSameRange(price, initial.price))
    parts.push({ label: priceInWords(price, initial.price), rest: { price: initial.price } });
  if (mileage < Infinity)
    parts.push({ label: `up to ${formatMileage(mileage)}`, rest: { mileage: Infinity } });
  if (delhi > 0) parts.push({ label: delhiInWords(delhi), rest: { delhi: 0 } });
  return parts;
}

export function delhiInWords(year: number): string {
  return `In Delhi until ${year} or later`;
}

function priceInWords([min, max]: Interval, [lowest, highest]: Interval): string {
  if (max === highest) return `from ${formatPrice(min)}`;
  return min === lowest ? `up to ${formatPrice(max)}` : `${formatPrice(min)} to ${formatPrice(max)}`;
}

function inWords({ name, text }: UnknownValue): string {
  return name.endsWith('Price') && /^\d{1,9}$/.test(text) ? formatPrice(Number(text)) : text;
}
