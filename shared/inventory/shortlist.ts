export const mostShortlisted = 12;
/** The id of the shortlist's heading. */
export const shortlistId = 'shortlist';

/** The cars of '?cars=27,40,45' or, as a form sends it, '?cars=27&cars=40', in that order. Ignores unknown ids. */
export function parseShortlist<Car extends { id: string }>(query: string, cars: readonly Car[]): Car[] {
  const carsById = new Map(cars.map((car) => [car.id, car]));
  return shortlistedIds(new URLSearchParams(query), carsById).flatMap((id) => carsById.get(id) ?? []);
}

/** The ids of those cars; `ids` has those that exist. */
export function shortlistedIds(params: URLSearchParams, ids: { has: (id: string) => boolean }): string[] {
  const named = new Set(params.getAll('cars').join().split(','));
  return [...named].filter((id) => ids.has(id)).slice(0, mostShortlisted);
}
