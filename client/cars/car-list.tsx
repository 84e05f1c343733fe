import { Fragment, memo } from 'react';
import type { Listing } from '../../shared/cars/car.ts';
import { formatMileage } from '../../shared/format.ts';
import { useSite } from '../site-context.ts';
import { CarCard, type FestiveBadge } from './car-card.tsx';
import { PictureNote } from './picture-note.tsx';

type CarListProps = {
  cars: readonly Listing[];
  columns?: 'as fit' | 'three';
  hasNote?: boolean;
  badgeOf?: (index: number) => FestiveBadge;
  preloadsFirst?: boolean;
};

export const CarList = memo(function CarList(props: CarListProps) {
  const { cars, columns = 'three', hasNote = true, badgeOf = () => 'nowhere', preloadsFirst = false } = props;
  const { festive } = useSite();
  const drawn = cars.find(({ photographs }) => !photographs);
  return (
    <>
      <ul className={columns === 'three' ? 'car-grid car-grid--three' : 'car-grid'}>
        {cars.map((car, index) => (
          <Fragment key={car.id}>
            <CarCard
              car={car}
              formatMileage={formatMileage}
              festiveBadge={festive ? badgeOf(index) : 'nowhere'}
              load={preloadsFirst && index === 0 ? 'preload' : 'lazy'}
            />
            {car === drawn && columns === 'as fit' && (
              <li className="car-grid__note no-print">
                <PictureNote car={car} />
              </li>
            )}
          </Fragment>
        ))}
      </ul>
      {columns === 'three' && hasNote && drawn && <PictureNote car={drawn} />}
    </>
  );
});

type SimilarCarsProps = { title?: string; cars: readonly Listing[] };

export function SimilarCarsSection({ title = 'Similar Cars', cars }: SimilarCarsProps) {
  if (cars.length === 0) return null;
  return (
    <section className="section similar-cars no-print" aria-labelledby="similar-title">
      <h2 className="section__title" id="similar-title">
        {title}
      </h2>
      <CarList cars={cars} hasNote={false} />
    </section>
  );
}
