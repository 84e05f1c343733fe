import { pageless, pages } from 'stock:pages';
import type { CarDetail, Listing } from './car.ts';
import { detailOf, listingOf } from './stock-car.ts';

export const detailIds: readonly string[] = Object.keys(pages);

/** The listed cars without a page. */
export const pagelessIds: readonly string[] = Object.keys(pageless);

type CarAndSimilar<Car> = {
  car: Car;
  /** Up to three similar cars for sale. */
  similar: readonly Listing[];
};

/** Loads the content of a car's page; undefined if there is none. A browser loads only the car that it shows. */
export function loadCarPage(id: string): Promise<CarAndSimilar<CarDetail>> | undefined {
  const load = Object.hasOwn(pages, id) ? pages[id] : undefined;
  return load?.().then(({ car, similar }) => ({ car: detailOf(car), similar: similar.map(listingOf) }));
}

/** The same for a listed car without a page. */
export function loadPageless(id: string): Promise<CarAndSimilar<Listing>> | undefined {
  const load = Object.hasOwn(pageless, id) ? pageless[id] : undefined;
  return load?.().then(({ car, similar }) => ({ car: listingOf(car), similar: similar.map(listingOf) }));
}
