import { useId } from 'react';
import type { Listing } from '../../shared/cars/car.ts';
import { formatMileage } from '../../shared/format.ts';
import { CarCard } from './car-card.tsx';

export function SimilarCarsSection({
  title = 'Similar Cars',
  cars,
}: {
  title?: string;
  cars: readonly Listing[];
}) {
  const id = useId();
  if (cars.length === 0) return null;
  return (
    <section className="section similar-cars" aria-labelledby={id}>
      <h2 className="section__title" id={id}>
        {title}
      </h2>
      <ul className="car-grid car-grid--three">
        {cars.map((car) => (
          <CarCard key={car.id} car={car} formatMileage={formatMileage} />
        ))}
      </ul>
    </section>
  );
}
