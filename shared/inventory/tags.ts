import { formatLakh, formatMileage, formatPrice, shortened } from '../format.ts';
import { listFilters, type FilterOptions, type Interval, type ListFilter } from './filter-options.ts';
import { initialFilters, isSameRange, yearsInWords, type InventoryFilters } from './filters.ts';
import { inventoryQuery, type InventoryReading, type UnknownValue } from './query.ts';

/** A filter that the URL sets, in words, and the link that removes it. */
export type Tag = { label: string; href: string };

/** A part of the filters, and its values once it is removed. */
type Part = { label: string; rest: Partial<InventoryFilters> };

// A URL may set any number of filters, and each link repeats the others.
const mostTags = 24;
const mostOfField = 8;

/**
 * A tag for each filter that a query sets, then for what it asks for and no car has. Their links contain only values that
 * some car has. `wishes` are the parts of its search, where searches are understood.
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
    ...listFilters.flatMap((field) => listParts(field, filters, options)),
    ...yearPart(filters, initial),
    ...pricePart(filters, initial),
    ...mileagePart(filters),
    ...delhiPart(filters),
  ];
  const labels = new Set(unknown.map((value) => noneOf(inWords(value))));
  const ignored = [...labels].map((label) => ({ label, rest: {} }));
  return [...parts, ...ignored.slice(0, Math.max(0, mostTags - parts.length))].map(({ label, rest }) => ({
    label,
    href: `/inventory${inventoryQuery({ ...choice, filters: { ...filters, ...rest }, page: 1 }, options)}`,
  }));
}

function searchParts({ search }: InventoryFilters, wishes: Parameters<typeof tags>[2] = []): Part[] {
  if (!search) return [];
  if (wishes.length === 0) return [{ label: `"${shortened(search)}"`, rest: { search: '' } }];
  return wishes.map(({ label, without }) => ({ label, rest: { search: without } }));
}

/** A tag for each value; one for all where they are many. */
function listParts(field: ListFilter, { [field]: values }: InventoryFilters, options: FilterOptions): Part[] {
  if (values.length > mostOfField)
    return [{ label: `${values.length} ${plurals[field]}`, rest: { [field]: [] } }];
  return values.map((value) => ({
    label: options[field].includes(value) ? value + (suffixes[field] ?? '') : noneOf(value),
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

function yearPart({ year }: InventoryFilters, initial: InventoryFilters): Part[] {
  if (isSameRange(year, initial.year)) return [];
  return [{ label: yearsInWords(year), rest: { year: initial.year } }];
}

function pricePart({ price, downPayment }: InventoryFilters, initial: InventoryFilters): Part[] {
  if (isSameRange(price, initial.price)) return [];
  const label =
    downPayment === 0
      ? priceInWords(price, initial.price, formatPrice)
      : `${priceInWords(price, initial.price, formatLakh)} with ${formatLakh(downPayment)} down`;
  return [{ label, rest: { price: initial.price, downPayment: 0 } }];
}

function delhiPart({ delhi }: InventoryFilters): Part[] {
  return delhi === 0 ? [] : [{ label: delhiInWords(delhi), rest: { delhi: 0 } }];
}

/** 'In Delhi until 2030 or later'. */
export function delhiInWords(year: number): string {
  return `In Delhi until ${year} or later`;
}

function mileagePart({ mileage }: InventoryFilters): Part[] {
  return mileage === Infinity
    ? []
    : [{ label: `up to ${formatMileage(mileage)}`, rest: { mileage: Infinity } }];
}

function priceInWords(
  [min, max]: Interval,
  [lowest, highest]: Interval,
  format: (rupees: number) => string,
): string {
  if (max === highest) return `from ${format(min)}`;
  return min === lowest ? `up to ${format(max)}` : `${format(min)} to ${format(max)}`;
}

function inWords({ name, text }: UnknownValue): string {
  return name.endsWith('Price') && /^\d{1,9}$/.test(text) ? formatPrice(Number(text)) : text;
}

function noneOf(value: string): string {
  return `No "${shortened(value)}" here`;
}
