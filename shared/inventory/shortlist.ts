export const mostShortlisted = 12;
/** Of its heading. */
export const shortlistId = 'shortlist';

/**
 * The cars that '?cars=27,40,45' names, or '?cars=27&cars=40' as a form sends it, in its order; ids that no car has are
 * left out.
 */
export function parseShortlist<Car extends { id: string }>(query: string, cars: readonly Car[]): Car[] {
  const known = new Map(cars.map((car) => [car.id, car]));
  return shortlistedIds(new URLSearchParams(query), known).flatMap((id) => known.get(id) ?? []);
}

/** The same, of the ids alone. */
export function shortlistedIds(params: URLSearchParams, known: { has: (id: string) => boolean }): string[] {
  const named = new Set(params.getAll('cars').join().split(','));
  return [...named].filter((id) => known.has(id)).slice(0, mostShortlisted);
}

/** '/inventory?cars=27,40,45', of the last twelve. */
export function shortlistHref(ids: readonly string[]): string {
  const kept = ids.slice(-mostShortlisted);
  return kept.length > 0 ? `/inventory?cars=${kept.join(',')}` : '/inventory';
}
