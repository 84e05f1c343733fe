import { carIdOf } from './cars/car-path.ts';

/**
 * The parts of the pages' code, each with an entry point in client/entries/. A page needs one of them: 'dealer' is about,
 * contact, and unknown paths.
 */
export const codeParts = ['home', 'inventory', 'shortlist', 'car', 'dealer'] as const;
export type CodePart = (typeof codeParts)[number];

/** The part that has the page of a path and a query. */
export function codePartAt(path: string, query: string): CodePart {
  if (path === '/') return 'home';
  if (path === '/inventory') return new URLSearchParams(query).has('cars') ? 'shortlist' : 'inventory';
  return carIdOf(path) === undefined ? 'dealer' : 'car';
}

export function byPart<Value>(of: (part: CodePart) => Value): Record<CodePart, Value> {
  return Object.fromEntries(codeParts.map((part) => [part, of(part)])) as Record<CodePart, Value>;
}
