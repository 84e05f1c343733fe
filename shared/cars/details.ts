import { pageless, pages } from 'stock:pages';
import type { CarDetail, Listing } from './car.ts';
import { detailOf, listingOf } from './stock-car.ts';

export const detailIds: readonly string[] = Object.keys(pages);

/** The cars that are listed, but have no page. */
export const pagelessIds: readonly string[] = Object.keys(pageless);

type Shown<Car> = {
  car: Car;
  /** Others that are like it and for sale, at most three. */
  similar: readonly Listing[];
};

/** What the page of a car shows, or undefined where the dealer has none. A browser loads only the one that it shows. */
export async function loadCarPage(id: string): Promise<Shown<CarDetail> | undefined> {
  const load = Object.hasOwn(pages, id) ? pages[id] : undefined;
  if (!load) return undefined;
  const { car, similar } = await load();
  return { car: detailOf(car), similar: similar.map(listingOf) };
}

/** The same of a car that is listed, but has no page. */
export async function loadPageless(id: string): Promise<Shown<Listing> | undefined> {
  const load = Object.hasOwn(pageless, id) ? pageless[id] : undefined;
  if (!load) return undefined;
  const { car, similar } = await load();
  return { car: listingOf(car), similar: similar.map(listingOf) };
}
