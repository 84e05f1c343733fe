import { carIdPattern, type Listing } from '../cars/car.ts';
import { memoizeByObject } from '../memoize-by-object.ts';

export const maxShortlisted = 12;
export const shortlistId = 'shortlist';

/** The cars of '?cars=27,40,45' or, as forms send it, '?cars=27&cars=40', in that order. Unknown ids are ignored. */
export function parseShortlist(query: string, cars: readonly Listing[]): Listing[] {
  const carsById = byId(cars);
  const { ids } = readShortlist(new URLSearchParams(query), carsById);
  return ids.flatMap((id) => carsById.get(id) ?? []);
}

const byId = memoizeByObject((cars: readonly Listing[]) => new Map(cars.map((car) => [car.id, car])));

export function readShortlist(params: URLSearchParams, forSale: { has: (id: string) => boolean }) {
  const named = [...new Set(params.getAll('cars').join().split(','))];
  const missing = named.filter((id) => !forSale.has(id) && carIdPattern.test(id));
  return {
    ids: named.filter((id) => forSale.has(id)).slice(0, maxShortlisted),
    missing: missing.slice(0, maxShortlisted),
  };
}
