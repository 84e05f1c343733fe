import { cars } from '#stock/cars.ts';
import { hydrate as hydrateSite } from './hydrate.tsx';

/** The entry point of the site's code: it hands the stock down, so that a changed price changes this small file alone. */
export function hydrate(): void {
  hydrateSite(cars);
}
