import { memoizeByObject } from '../memoize-by-object.ts';
import {
  listFilters,
  listValues,
  type FilterOptions,
  type Interval,
  type ListFilter,
} from './filter-options.ts';
import { initialFilters, isSameRange, type InventoryFilters } from './filters.ts';
import { queryOf } from './inventory-hrefs.ts';
import { parsePage } from './list-pages.ts';
import { readShortlist } from './shortlist.ts';
import { sortOrders, type Sort } from './sort.ts';

export type InventoryChoice = {
  filters: InventoryFilters;
  sort: Sort;
  /** Counts from 1. */
  page: number;
  /** The shortlist, as in the URL: '27,40,45'. Filters do not apply to it. */
  shortlist?: string;
};

/** In UTF-16 code units, like a field's `maxlength`. 100 Hindi letters take 900 bytes of a URL. */
export const maxSearchLength = 100;

export type UnknownValue = { name: string; text: string };

export type InventoryReading = {
  choice: InventoryChoice;
  unknown: readonly UnknownValue[];
  /** True if the query asks for a shortlist, even an empty one. */
  isComparing: boolean;
  /** The ids in the shortlist whose cars are not for sale. */
  missing: readonly string[];
};

/**
 * Reads a query. Results, fields, tags and links all derive from this reading. A list is 'make=Tata&make=Honda' or
 * 'make=Tata,Honda'; in the other fields, the first valid value counts.
 */
export function readInventoryQuery(query: string, options: FilterOptions): InventoryReading {
  if (query === '') return initialReading(options);
  const params = new URLSearchParams(query);
  const initial = initialFilters(options);
  const unknown: UnknownValue[] = [];
  const given = (name: string) => params.getAll(name).filter((text) => text !== '');
  const first = <Value>(name: string, read: (text: string) => Value | undefined): Value | undefined => {
    const values = given(name).map((text) => ({ text, value: read(text) }));
    for (const { text, value } of values) if (value === undefined) unknown.push({ name, text });
    return values.find(({ value }) => value !== undefined)?.value;
  };
  const list = (name: ListFilter) => {
    const known = options[name];
    // A model's name may contain a comma.
    const wanted = new Set(given(name).flatMap((it) => (known.includes(it) ? it : it.split(','))));
    for (const text of wanted) if (text && !known.includes(text)) unknown.push({ name, text });
    return known.filter((value) => wanted.has(value));
  };
  // The limit may cut a surrogate pair in half.
  const search = (given('search')[0] ?? '').slice(0, maxSearchLength).toWellFormed();
  const [lowest, highest] = initial.price;
  const min = first('minPrice', numberLike(/^\d{1,9}$/)) ?? lowest;
  const max = first('maxPrice', numberLike(/^\d{1,9}$/)) ?? Infinity;
  // Without scripts, the slider's thumbs can pass each other.
  const price = [Math.min(min, max), Math.min(Math.max(min, max), highest)] as const;
  const filters = {
    ...listValues(list),
    search,
    mileage: first('maxKm', numberLike(/^\d{1,7}$/)) ?? Infinity,
    year: first('year', parseYears) ?? initial.year,
    price,
    delhi: first('delhi', numberLike(/^20\d\d$/)) ?? 0,
  };
  const { ids, missing } = readShortlist(params, options.idsForSale);
  const shortlist = ids.join();
  const sort = sortOrders.find(({ value }) => value === given('sort')[0])?.value ?? 'featured';
  return {
    choice: { filters, sort, page: parsePage(given('page')[0] ?? null), ...(shortlist && { shortlist }) },
    unknown,
    isComparing: params.has('cars'),
    missing,
  };
}

export function parseInventoryQuery(query: string, options: FilterOptions): InventoryChoice {
  return readInventoryQuery(query, options).choice;
}

/** Always the same object, so that results derived from it can be memoized. */
const initialReading = memoizeByObject((options: FilterOptions): InventoryReading => ({
  choice: { filters: initialFilters(options), sort: 'featured', page: 1 },
  unknown: [],
  isComparing: false,
  missing: [],
}));

/** The query string of a choice; '' for the initial one. */
export function inventoryQuery(choice: InventoryChoice, options: FilterOptions): string {
  const { filters, sort, page, shortlist } = choice;
  const initial = initialFilters(options);
  const params = new URLSearchParams();
  if (filters.search) params.set('search', filters.search);
  for (const field of listFilters) for (const value of filters[field]) params.append(field, value);
  if (!isSameRange(filters.year, initial.year)) params.set('year', filters.year.join('-'));
  const [min, max] = filters.price;
  if (min !== initial.price[0]) params.set('minPrice', String(min));
  if (max !== initial.price[1]) params.set('maxPrice', String(max));
  if (filters.mileage < Infinity) params.set('maxKm', String(filters.mileage));
  if (filters.delhi) params.set('delhi', String(filters.delhi));
  if (sort !== 'featured') params.set('sort', sort);
  if (page > 1) params.set('page', String(page));
  if (shortlist) params.set('cars', shortlist);
  return queryOf(params);
}

/** The query for page 1 after changes to fields of the filter form, which have the names of the URL parameters. */
export function withFields(query: string, fields: Record<string, string>, options: FilterOptions): string {
  const params = new URLSearchParams(query);
  for (const [name, value] of Object.entries(fields)) params.set(name, value);
  params.delete('page');
  return inventoryQuery(parseInventoryQuery(params.toString(), options), options);
}

function parseYears(text: string): Interval | undefined {
  const [, first, last] = /^(\d{4})-(\d{4})$/.exec(text) ?? [];
  return first && last && first <= last ? [Number(first), Number(last)] : undefined;
}

function numberLike(pattern: RegExp): (text: string) => number | undefined {
  return (text) => (pattern.test(text) ? Number(text) : undefined);
}
