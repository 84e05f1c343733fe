import { pages } from 'stock:pages';
import type { CarDetail } from './car.ts';
import { detailOf } from './stock-car.ts';

export const detailIds: readonly string[] = Object.keys(pages);

/** The detail record of a car, or undefined where the dealer has none. A browser loads only the one that it shows. */
export async function loadCarDetail(id: string): Promise<CarDetail | undefined> {
  const load = Object.hasOwn(pages, id) ? pages[id] : undefined;
  return load && detailOf((await load()).car);
}
