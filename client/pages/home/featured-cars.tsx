import { featuredListings } from '../../../shared/inventory/create-stock.ts';
import { CarList } from '../../cars/car-list.tsx';
import { ButtonLink } from '../../elements/button-link.tsx';
import { useStock } from '../../site-context.ts';

export function FeaturedCars() {
  const cars = featuredListings(useStock());
  return (
    <section className="section" aria-labelledby="featured-title">
      <h2 className="section__title" id="featured-title">
        Featured Vehicles
      </h2>
      <CarList cars={cars} badgeOf={(index) => (index === 0 ? 'everywhere' : 'nowhere')} />
      <p className="section__more">
        <ButtonLink look="primary" href="/inventory" label="View All Vehicles" />
      </p>
    </section>
  );
}
