import { addressWithout } from './address-without.ts';

export const mostShortlisted = 12;
/** Of its heading. */
export const shortlistId = 'shortlist';

/**
 * The cars that '?cars=27,40,45' names, or '?cars=27&cars=40' as a form sends it, in its order; ids that no car has are
 * left out.
 */
export function parseShortlist<Car extends { id: string }>(query: string, cars: readonly Car[]): Car[] {
  const known = new Map(cars.map((car) => [car.id, car]));
  const ids = new Set(idsIn(new URLSearchParams(query)));
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
  const others = idsIn(params).filter((other) => other !== id);
  params.set('cars', others.join());
  return addressWithout(params.toString(), []);
}

function idsIn(params: URLSearchParams): string[] {
  return params.getAll('cars').join().split(',');
}
