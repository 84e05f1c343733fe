import { carIdPattern } from '../cars/car.ts';

export const mostShortlisted = 12;
/** The id of the shortlist's heading. */
export const shortlistId = 'shortlist';

/** The cars of '?cars=27,40,45' or, as a form sends it, '?cars=27&cars=40', in that order. Ignores unknown ids. */
export function parseShortlist<Car extends { id: string }>(query: string, cars: readonly Car[]): Car[] {
  const carsById = new Map(cars.map((car) => [car.id, car]));
  const { ids } = readShortlist(new URLSearchParams(query), carsById);
  return ids.flatMap((id) => carsById.get(id) ?? []);
}

/** The ids of those cars, and those of cars that are not for sale, or not any more; `forSale` has those that are. */
export function readShortlist(params: URLSearchParams, forSale: { has: (id: string) => boolean }) {
  const named = [...new Set(params.getAll('cars').join().split(','))];
  const missing = named.filter((id) => !forSale.has(id) && carIdPattern.test(id));
  return {
    ids: named.filter((id) => forSale.has(id)).slice(0, mostShortlisted),
    missing: missing.slice(0, mostShortlisted),
  };
}
