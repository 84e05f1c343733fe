import { queryOf } from './query.ts';

/** The inventory's address without these parts of a query, or without one of their values; it begins at page one. */
export function hrefWithout(query: string, names: readonly string[], value?: string): string {
  const goes = (name: string, it: string) => names.includes(name) && (value === undefined || it === value);
  const rest = [...new URLSearchParams(query)].filter(
    ([name, it]) => it !== '' && name !== 'page' && !goes(name, it),
  );
  return `/inventory${queryOf(new URLSearchParams(rest))}`;
}

/** The address of a query after one of its shortlist's cars has been taken out. */
export function withoutShortlisted(query: string, id: string): string {
  const params = new URLSearchParams(query);
  const others =
    params
      .get('cars')
      ?.split(',')
      .filter((other) => other !== id) ?? [];
  params.set('cars', others.join());
  return hrefWithout(params.toString(), []);
}
