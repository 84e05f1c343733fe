import { maxShortlisted } from './shortlist.ts';

export const resultsId = 'results';

/** True if an inventory query has several values. robots.txt disallows those, except the pages of a single value. */
export function isCombined(query: string): boolean {
  return /&|,|%2C/i.test(query);
}

export function withoutShortlisted(query: string, id: string): string {
  const ids = (new URLSearchParams(query).get('cars') ?? '').split(',');
  const others = ids.filter((other) => other !== id);
  return shortlistHref(others, query);
}

/** The link to a shortlist of the last twelve ids, with the filters of a query; without ids, to the inventory. */
export function shortlistHref(ids: readonly string[], query = ''): string {
  const params = new URLSearchParams(query);
  params.set('cars', ids.slice(-maxShortlisted).join());
  const set = [...params].filter(([name, value]) => value !== '' && name !== 'page');
  return `/inventory${queryOf(new URLSearchParams(set))}`;
}

/** Begins with '?' or is empty. Commas stay unencoded, so that lists of cars are readable. */
export function queryOf(params: URLSearchParams): string {
  return params.size > 0 ? `?${params}`.replaceAll('%2C', ',') : '';
}
