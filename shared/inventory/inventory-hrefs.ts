import { mostShortlisted } from './shortlist.ts';

/** The id of the results' heading, where the plain form and links to lists lead. */
export const resultsId = 'results';

/** Whether a query of the inventory has more than one value. robots.txt disallows those, except for later pages of one. */
export function isCombined(query: string): boolean {
  return /&|,|%2C/i.test(query);
}

/** The link to the inventory without one car of the query's shortlist. */
export function withoutShortlisted(query: string, id: string): string {
  const ids = (new URLSearchParams(query).get('cars') ?? '').split(',');
  return shortlistHref(
    ids.filter((other) => other !== id),
    query,
  );
}

/** The link to a shortlist of the last twelve of the ids, with the filters of a query; to the inventory without ids. */
export function shortlistHref(ids: readonly string[], query = ''): string {
  const params = new URLSearchParams(query);
  params.set('cars', ids.slice(-mostShortlisted).join());
  const set = [...params].filter(([name, value]) => value !== '' && name !== 'page');
  return `/inventory${queryOf(new URLSearchParams(set))}`;
}

/** Begins with '?' or is empty. Commas stay unencoded, so that lists of cars are readable. */
export function queryOf(params: URLSearchParams): string {
  return params.size > 0 ? `?${params}`.replaceAll('%2C', ',') : '';
}
