import type { CarDetail } from '../../shared/cars/car.ts';
import { listings } from '../../shared/cars/listings.ts';
import { formatMileage } from '../../shared/format.ts';
import { similarCars } from '../../shared/inventory/similar-cars.ts';
import { CarCard } from './car-card.tsx';

/** Three cars for those whom this one does not suit, or who came too late. */
export function SimilarCarsSection({ car }: { car: CarDetail }) {
  const cars = similarCars(car, listings);
  if (cars.length === 0) return null;
  return (
    <section className="section" aria-labelledby="similar-title">
      <h2 className="section__title" id="similar-title">
        Similar Cars
      </h2>
      <ul className="car-grid car-grid--three">
        {cars.map((other) => (
          <CarCard key={other.id} car={other} formatMileage={formatMileage} />
        ))}
      </ul>
    </section>
  );
}
