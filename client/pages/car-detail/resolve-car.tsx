import { saleState } from '../../../shared/cars/sale-state.ts';
import { similarCars } from '../../../shared/cars/similar-cars.ts';
import type { PageRequest, RouteResult } from '../../resolved-page.ts';
import { CarNotFoundPage } from '../not-found/not-found-page.tsx';
import { CarDetailPage, SoldCarPage } from './car-detail-page.tsx';

/** The specification shows the first car if the path has no id. */
export function resolveCar({ stock: { records, listings }, today }: PageRequest, id = '1'): RouteResult {
  const car = records.get(id);
  if (!car) {
    const listing = listings.find((it) => it.id === id);
    const close = listing && similarCars(listing, listings);
    return { status: 404, content: <CarNotFoundPage car={listing} similar={close} /> };
  }
  const shown = { records: [car] };
  const similar = similarCars(car, listings);
  switch (saleState(car.sold, today)) {
    case 'for sale':
      return { status: 200, ...shown, content: <CarDetailPage key={id} car={car} similar={similar} /> };
    case 'sold':
      return { status: 200, ...shown, content: <SoldCarPage key={id} car={car} similar={similar} /> };
    case 'gone':
      return { status: 410, ...shown, content: <CarNotFoundPage similar={similar} /> };
  }
}
