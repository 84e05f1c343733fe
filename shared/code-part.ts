import { carIdOf } from './cars/car-path.ts';

/**
 * The parts of the pages' code, each with an entry point in client/entries/. 'search' reads searches, and each other has a
 * page: 'dealer' those of about, contact, and unknown paths.
 */
export const codeParts = ['search', 'home', 'inventory', 'shortlist', 'car', 'dealer'] as const;
export type CodePart = (typeof codeParts)[number];

/** The parts that a path and a query need. The last one has the page. */
export function codePartsAt(path: string, query: string): CodePart[] {
  if (path === '/') return ['home'];
  if (path !== '/inventory') return [carIdOf(path) === undefined ? 'dealer' : 'car'];
  const params = new URLSearchParams(query);
  const page = params.has('cars') ? 'shortlist' : 'inventory';
  return params.get('search') ? ['search', page] : [page];
}

export function byPart<Value>(of: (part: CodePart) => Value): Record<CodePart, Value> {
  return Object.fromEntries(codeParts.map((part) => [part, of(part)])) as Record<CodePart, Value>;
}
