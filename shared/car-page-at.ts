import type { CarDetail, Listing } from './cars/car.ts';
import { saleState } from './cars/sale-state.ts';
import type { Cars } from './inventory/stock-of.ts';

export type CarPageAt =
  /** A sold car keeps its page for some weeks. */
  | { kind: 'car' | 'sold car'; status: 200; car: CarDetail }
  /** Some car of the list has no page. */
  | { kind: 'no car'; status: 404; listing: Listing | undefined }
  /** Sold long ago. */
  | { kind: 'no car'; status: 410; car: CarDetail };

/** What the path of a car shows. */
export function carPageAt(id: string, { records, listings }: Cars, today: string): CarPageAt {
  const car = records.get(id);
  if (!car) return { kind: 'no car', status: 404, listing: listings.find((it) => it.id === id) };
  const state = saleState(car.sold, today);
  if (state === 'gone') return { kind: 'no car', status: 410, car };
  return { kind: state === 'sold' ? 'sold car' : 'car', status: 200, car };
}
