import { formatPrice, shortened } from '../format.ts';
import { hrefWithout } from './inventory-hrefs.ts';
import { initialFilters, isSameRange, listFilters } from './filters.ts';
import type { FilterOptions, Interval } from './filters.ts';
import { inventoryQuery, parseInventoryQuery } from './query.ts';

/** A filter that the URL sets, in words, and the link that removes it. */
export type Tag = { label: string; href: string };

/** A part of a query: the parameters of these names, or only those with this value. */
type Part = { label: string; names: readonly string[]; value?: string; search?: string };

// A URL may set any number of filters.
const mostTags = 24;

/**
 * A tag for each filter that a query sets, including values that no car in the stock has. Their links contain only
 * values that some car has. `understand` splits a search into its parts where searches are understood.
 */
export function tags(
  query: string,
  options: FilterOptions,
  understand?: (search: string) => readonly { label: string; without: string }[],
): Tag[] {
  const params = new URLSearchParams(query);
  const parts = [
    ...searchParts(params, understand),
    ...listParts(params, options),
    ...yearPart(params, options),
    ...priceParts(params, options),
  ];
  const valid = inventoryQuery(parseInventoryQuery(query, options), options);
  return parts.slice(0, mostTags).map(({ label, names, value, search }) => ({
    label,
    href: hrefWithout(search ? withSearch(valid, search) : valid, names, value),
  }));
}

function searchParts(params: URLSearchParams, understand: Parameters<typeof tags>[2]): Part[] {
  const search = params.get('search');
  if (!search) return [];
  const parts = understand?.(search) ?? [];
  if (parts.length === 0) return [{ label: `"${shortened(search)}"`, names: ['search'] }];
  return parts.map(({ label, without }) =>
    without ? { label, names: [], search: without } : { label, names: ['search'] },
  );
}

function withSearch(query: string, search: string): string {
  const params = new URLSearchParams(query);
  params.set('search', search);
  return params.toString();
}

function listParts(params: URLSearchParams, options: FilterOptions): Part[] {
  return listFilters.flatMap((field) =>
    [...new Set(params.getAll(field))].filter(Boolean).map((value) => {
      const inWords = field === 'owner' ? `${value} Owner` : value;
      return { label: options[field].includes(value) ? inWords : noneOf(value), names: [field], value };
    }),
  );
}

function yearPart(params: URLSearchParams, options: FilterOptions): Part[] {
  const text = params.get('year');
  if (!text || text === options.year.join('-')) return [];
  const [first, last] = parseInventoryQuery(params.toString(), options).filters.year;
  const isIgnored = isSameRange([first, last], options.year);
  const years = first === last ? `${first}` : `${first}-${last}`;
  return [{ label: isIgnored ? noneOf(text) : years, names: ['year'] }];
}

function priceParts(params: URLSearchParams, options: FilterOptions): Part[] {
  const { price } = parseInventoryQuery(params.toString(), options).filters;
  const [lowest, highest] = initialFilters(options).price;
  const wanted = [
    { name: 'minPrice', narrows: (value: number) => !(value <= lowest) },
    { name: 'maxPrice', narrows: (value: number) => !(value >= highest) },
  ].flatMap(({ name, narrows }) => {
    const text = params.get(name);
    return text && narrows(Number(text)) ? [{ name, text, isApplied: price.includes(Number(text)) }] : [];
  });
  const names = wanted.filter(({ isApplied }) => isApplied).map(({ name }) => name);
  const ignored = wanted.filter(({ isApplied }) => !isApplied);
  return [
    ...(names.length > 0 ? [{ label: priceInWords(price, names), names }] : []),
    ...ignored.map(({ name, text }) => ({ label: noneOf(priceOr(text)), names: [name] })),
  ];
}

function priceInWords([min, max]: Interval, names: readonly string[]): string {
  if (names.length === 2) return `${formatPrice(min)} to ${formatPrice(max)}`;
  return names.includes('minPrice') ? `from ${formatPrice(min)}` : `up to ${formatPrice(max)}`;
}

function priceOr(text: string): string {
  return /^\d{1,9}$/.test(text) ? formatPrice(Number(text)) : text;
}

function noneOf(value: string): string {
  return `No "${shortened(value)}" here`;
}
