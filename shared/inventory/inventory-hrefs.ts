import { mostShortlisted } from './shortlist.ts';

/** The id of the results' heading, where the plain form and links to lists lead. */
export const resultsId = 'results';

/** Whether a query of the inventory has more than one value. robots.txt disallows those, except for later pages of one. */
export function isCombined(query: string): boolean {
  return /&|,|%2C/i.test(query);
}

/** The link to page 1 of the inventory without these parameters of a query, or without one of their values. */
function hrefWithout(query: string, names: readonly string[], value?: string): string {
  const isRemoved = (name: string, it: string) =>
    names.includes(name) && (value === undefined || it === value);
  const rest = [...new URLSearchParams(query)].filter(
    ([name, it]) => it !== '' && name !== 'page' && !isRemoved(name, it),
  );
  return `/inventory${queryOf(new URLSearchParams(rest))}`;
}

/** The link to the inventory without one car of the query's shortlist. */
export function withoutShortlisted(query: string, id: string): string {
  const params = new URLSearchParams(query);
  const ids = (params.get('cars') ?? '').split(',');
  params.set('cars', ids.filter((other) => other !== id).join());
  return hrefWithout(params.toString(), []);
}

/** The link to a shortlist of the last twelve of the ids, with the filters of a query; to the inventory without ids. */
export function shortlistHref(ids: readonly string[], query = ''): string {
  const params = new URLSearchParams(query);
  params.set('cars', ids.slice(-mostShortlisted).join());
  return hrefWithout(params.toString(), []);
}

/** Begins with '?' or is empty. Commas stay unencoded, so that lists of cars are readable. */
export function queryOf(params: URLSearchParams): string {
  return params.size > 0 ? `?${params}`.replaceAll('%2C', ',') : '';
}
