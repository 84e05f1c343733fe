import { initialFilters, isSameRange, listFilters } from './filters.ts';
import type { FilterOptions, InventoryFilters, Interval } from './filters.ts';
import { parsePage } from './list-pages.ts';
import { shortlistedIds } from './shortlist.ts';
import { sortOrders } from './sort.ts';
import type { Sort } from './sort.ts';

/** What the visitor chose on the inventory page. */
export type InventoryChoice = {
  filters: InventoryFilters;
  sort: Sort;
  /** Counts from 1. */
  page: number;
  /** The shortlist, as in the URL: '27,40,45'. Filters do not apply to it. */
  cars?: string;
};

/** In UTF-16 units, like a field's `maxlength`. 100 Hindi letters take 900 bytes of a URL. */
export const longestSearch = 100;

/** Parses a query string and ignores invalid parts. A list is 'make=Tata&make=Honda' or 'make=Tata,Honda'. */
export function parseInventoryQuery(query: string, options: FilterOptions): InventoryChoice {
  const params = new URLSearchParams(query);
  const filters = initialFilters(options);
  const cars = shortlistedIds(params, options.cars).join();
  const chosen = (field: (typeof listFilters)[number]) => {
    const wanted = new Set(params.getAll(field).flatMap((value) => [value, ...value.split(',')]));
    return [...options[field], ...(options.soldOut?.[field] ?? [])].filter((option) => wanted.has(option));
  };
  return {
    filters: {
      // The limit may cut a surrogate pair in half.
      search: (params.get('search') ?? '').slice(0, longestSearch).toWellFormed(),
      make: chosen('make'),
      model: chosen('model'),
      fuel: chosen('fuel'),
      transmission: chosen('transmission'),
      owner: chosen('owner'),
      // Without scripts the form sends the select first, which is empty if it has no option for the URL's years.
      year: params.getAll('year').map(parseYears).find(Boolean) ?? filters.year,
      price: parsePrices(params, filters.price),
    },
    sort: sortOrders.find(({ value }) => value === params.get('sort'))?.value ?? 'featured',
    page: parsePage(params.get('page')),
    ...(cars && { cars }),
  };
}

/** The query string of a choice; '' for the initial one. */
export function inventoryQuery(
  { filters, sort, page, cars }: InventoryChoice,
  options: FilterOptions,
): string {
  const initial = initialFilters(options);
  const params = new URLSearchParams();
  if (filters.search) params.set('search', filters.search);
  for (const field of listFilters) for (const value of filters[field]) params.append(field, value);
  if (!isSameRange(filters.year, initial.year)) params.set('year', filters.year.join('-'));
  const [min, max] = filters.price;
  if (min !== initial.price[0]) params.set('minPrice', String(min));
  if (max !== initial.price[1]) params.set('maxPrice', String(max));
  if (sort !== 'featured') params.set('sort', sort);
  if (page > 1) params.set('page', String(page));
  if (cars) params.set('cars', cars);
  return queryOf(params);
}

/** A query without what changes nothing: the plain form sends the sort and both ends of the price, whatever they are. */
export function withoutDefaults(query: string, options: FilterOptions): string {
  const [lowest, highest] = initialFilters(options).price;
  const defaults = new Map([
    ['sort', 'featured'],
    ['minPrice', String(lowest)],
    ['maxPrice', String(highest)],
  ]);
  const params = [...new URLSearchParams(query)].filter(([name, value]) => defaults.get(name) !== value);
  return queryOf(new URLSearchParams(params));
}

/** Begins with '?' or is empty. Commas stay unencoded, so that lists of cars are readable. */
export function queryOf(params: URLSearchParams): string {
  return params.size > 0 ? `?${params}`.replaceAll('%2C', ',') : '';
}

/** The query on page 1 after changes to fields of the filter form, named as in the URL. */
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

/** Without scripts, the thumbs of the slider can pass each other. */
function parsePrices(params: URLSearchParams, [lowest, highest]: Interval): Interval {
  const min = parsePrice(params.get('minPrice'), lowest, highest);
  const max = parsePrice(params.get('maxPrice'), highest, highest);
  return [Math.min(min, max), Math.max(min, max)];
}

function parsePrice(text: string | null, otherwise: number, highest: number): number {
  const price = /^\d{1,9}$/.test(text ?? '') ? Number(text) : NaN;
  return price <= highest ? price : otherwise;
}
