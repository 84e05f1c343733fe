import { carIdPattern, type Listing } from '../cars/car.ts';
import { memoizeByObject } from '../memoize-by-object.ts';

export const mostShortlisted = 12;
/** The id of the shortlist's heading. */
export const shortlistId = 'shortlist';

/** The cars of '?cars=27,40,45' or, as a form sends it, '?cars=27&cars=40', in that order. Ignores unknown ids. */
export function parseShortlist(query: string, cars: readonly Listing[]): Listing[] {
  const carsById = byId(cars);
  const { ids } = readShortlist(new URLSearchParams(query), carsById);
  return ids.flatMap((id) => carsById.get(id) ?? []);
}

const byId = memoizeByObject((cars: readonly Listing[]) => new Map(cars.map((car) => [car.id, car])));

/** The ids of those cars, and those of cars that are not for sale, or not any more; `forSale` has those that are. */
export function readShortlist(params: URLSearchParams, forSale: { has: (id: string) => boolean }) {
  const named = [...new Set(params.getAll('cars').join().split(','))];
  const missing = named.filter((id) => !forSale.has(id) && carIdPattern.test(id));
  return {
    ids: named.filter((id) => forSale.has(id)).slice(0, mostShortlisted),
    missing: missing.slice(0, mostShortlisted),
  };
}
