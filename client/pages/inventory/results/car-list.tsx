import { memo } from 'react';
import type { Listing } from '../../../../shared/cars/car.ts';
import { formatMileage } from '../../../../shared/format.ts';
import { CarCard } from '../../../cars/car-card.tsx';
import { PictureNote } from '../../../cars/picture-note.tsx';
import { useSite } from '../../../site-context.ts';

type CarListProps = { cars: readonly Listing[]; isFirst: boolean };

export const CarList = memo(function CarList({ cars, isFirst }: CarListProps) {
  const { festive } = useSite();
  return (
    <>
      <PictureNote cars={cars} />
      <ul className="car-grid">
        {cars.map((car, index) => (
          <CarCard
            key={car.id}
            car={car}
            formatMileage={formatMileage}
            festiveBadge={festive && isFirst ? badge(index) : 'nowhere'}
            load={index === 0 ? 'preload' : 'lazy'}
          />
        ))}
      </ul>
    </>
  );
});

/** The first three results have the badge on narrow screens, the first six on wide ones. */
function badge(index: number) {
  if (index < 3) return 'everywhere';
  return index < 6 ? 'desktop' : 'nowhere';
}
