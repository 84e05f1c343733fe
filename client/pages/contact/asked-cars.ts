import type { Listing } from '../../../shared/cars/car.ts';
import { parseShortlist } from '../../../shared/inventory/shortlist.ts';
import { carTitle, formatPrice } from '../../../shared/format.ts';

/** The cars that '?car=27' or '?cars=27,40' may name. A browser loads them only where an address names any. */
export async function loadNameableCars(query: string): Promise<readonly Listing[]> {
  if (!/[?&]cars?=/.test(query)) return [];
  return (await import('../../../shared/cars/cars-for-sale.ts')).carsForSale;
}

/** The message that asks about the cars that an address names, in its order; empty where it names none. */
export function messageAbout(query: string, nameable: readonly Listing[]): string {
  const id = new URLSearchParams(query).get('car');
  const car = nameable.find((it) => it.id === id);
  const cars = car ? [car] : parseShortlist(query, nameable);
  const [first, ...others] = cars.map((it) => `${carTitle(it)} (${formatPrice(it.price)})`);
  if (first === undefined) return '';
  if (others.length === 0) return `Is the ${first} still available?`;
  return ['Are these cars still available?', first, ...others].join('\n');
}
