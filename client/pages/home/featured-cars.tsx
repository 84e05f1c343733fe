import { formatMileage } from '../../../shared/format.ts';
import { featuredListings } from '../../../shared/inventory/create-stock.ts';
import { CarCard } from '../../cars/car-card.tsx';
import { PictureNote } from '../../cars/picture-note.tsx';
import { ButtonLink } from '../../elements/button-link.tsx';
import { useSite, useStock } from '../../site-context.ts';

export function FeaturedCars() {
  const { festive } = useSite();
  const cars = featuredListings(useStock());
  return (
    <section className="section" aria-labelledby="featured-title">
      <h2 className="section__title" id="featured-title">
        Featured Vehicles
      </h2>
      <PictureNote cars={cars} />
      <ul className="car-grid car-grid--three">
        {cars.map((car, index) => (
          <CarCard
            key={car.id}
            car={car}
            formatMileage={formatMileage}
            festiveBadge={festive && index === 0 ? 'everywhere' : 'nowhere'}
          />
        ))}
      </ul>
      <p className="section__more">
        <ButtonLink look="primary" href="/inventory" label="View All Vehicles" />
      </p>
    </section>
  );
}
