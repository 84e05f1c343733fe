import { addressWithout } from './address-without.ts';

export const mostShortlisted = 12;

/** The cars that '?cars=27,40,45' names, in its order; ids that no car has are left out. */
export function parseShortlist<Car extends { id: string }>(query: string, cars: readonly Car[]): Car[] {
  const known = new Map(cars.map((car) => [car.id, car]));
  const ids = new Set(new URLSearchParams(query).get('cars')?.split(','));
  return [...ids].flatMap((id) => known.get(id) ?? []).slice(0, mostShortlisted);
}

/** '/inventory?cars=27,40,45'. */
export function shortlistAddress(ids: readonly string[]): string {
  const kept = ids.slice(0, mostShortlisted);
  return kept.length > 0 ? `/inventory?cars=${kept.join(',')}` : '/inventory';
}

/** The address of a query after one of its shortlist's cars has been taken out. */
export function withoutShortlisted(query: string, id: string): string {
  const params = new URLSearchParams(query);
  const others = params
    .get('cars')
    ?.split(',')
    .filter((other) => other !== id);
  params.set('cars', others?.join() ?? '');
  return addressWithout(params.toString(), []);
}
