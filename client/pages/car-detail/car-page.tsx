import { useParams } from 'react-router-dom';
import { saleState } from '../../../shared/cars/sale-state.ts';
import { similarCars } from '../../../shared/cars/similar-cars.ts';
import { useStock } from '../../stock-context.ts';
import { useToday } from '../../today-context.ts';
import { CarNotFoundPage } from '../not-found/car-not-found-page.tsx';
import { CarDetailPage } from './car-detail-page.tsx';
import { SoldCarPage } from './sold-car-page.tsx';

/** The page of a car: for sale, sold or not there. The specification names the first car where a path names none. */
export function CarPage() {
  const { id = '1' } = useParams();
  const { listings, records } = useStock();
  const today = useToday();
  const car = records.get(id);
  if (!car) {
    const listing = listings.find((it) => it.id === id);
    return listing ? (
      <CarNotFoundPage car={listing} similar={similarCars(listing, listings)} />
    ) : (
      <CarNotFoundPage />
    );
  }
  const similar = similarCars(car, listings);
  const state = saleState(car.sold, today);
  if (state === 'gone') return <CarNotFoundPage similar={similar} />;
  if (state === 'sold') return <SoldCarPage key={id} car={car} similar={similar} />;
  return <CarDetailPage key={id} car={car} similar={similar} />;
}
