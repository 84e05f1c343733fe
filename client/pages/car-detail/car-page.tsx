import { useLocation } from 'react-router-dom';
import { carPageAt } from '../../../shared/car-page-at.ts';
import type { Listing } from '../../../shared/cars/car.ts';
import { carIdOf } from '../../../shared/cars/car-path.ts';
import { similarCars } from '../../../shared/cars/similar-cars.ts';
import { memoizeByObject } from '../../../shared/memoize-by-object.ts';
import { useStock } from '../../stock-context.ts';
import { useToday } from '../../today-context.ts';
import { CarNotFoundPage } from '../not-found/car-not-found-page.tsx';
import { CarDetailPage } from './car-detail-page.tsx';
import { SoldCarPage } from './sold-car-page.tsx';

/** The page of a car: for sale, sold or not there. */
export function CarPage() {
  const { pathname } = useLocation();
  const cars = useStock();
  const page = carPageAt(carIdOf(pathname) ?? '', cars, useToday());
  const similarTo = (car: Listing) => similarOf(car, cars.listings);
  switch (page.kind) {
    case 'car':
      return <CarDetailPage key={page.car.id} car={page.car} similar={similarTo(page.car)} />;
    case 'sold car':
      return <SoldCarPage key={page.car.id} car={page.car} similar={similarTo(page.car)} />;
    case 'no car': {
      const listing = 'listing' in page ? page.listing : undefined;
      const car = 'car' in page ? page.car : listing;
      return <CarNotFoundPage car={listing} similar={car && similarTo(car)} />;
    }
  }
}

const similarOf = memoizeByObject((car: Listing, listings: readonly Listing[]) => similarCars(car, listings));
