import { useId } from 'react';
import type { Listing } from '../../shared/cars/car.ts';
import { CarList } from './car-list.tsx';

type SimilarCarsProps = { title?: string; cars: readonly Listing[] };

export function SimilarCarsSection({ title = 'Similar Cars', cars }: SimilarCarsProps) {
  const id = useId();
  if (cars.length === 0) return null;
  return (
    <section className="section similar-cars" aria-labelledby={id}>
      <h2 className="section__title" id={id}>
        {title}
      </h2>
      <CarList cars={cars} hasNote={false} />
    </section>
  );
}
