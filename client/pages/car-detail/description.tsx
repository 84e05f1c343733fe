import type { CarDetail } from '../../../shared/cars/car.ts';
import { cluster, viewName } from '../../../shared/cars/pictures.ts';
import { formatMileage } from '../../../shared/format.ts';
import { Facts } from '../../elements/facts.tsx';

export function Description({ car }: { car: CarDetail }) {
  const highlights = car.additionalInfo?.split(', ') ?? [];
  return (
    <section className="description">
      <p className="description__text">{car.description}</p>
      {highlights.length > 0 && (
        <>
          <h2 className="summary__subtitle">Key Features:</h2>
          <ul className="chips">
            {highlights.map((highlight) => (
              <li key={highlight}>{highlight}</li>
            ))}
          </ul>
        </>
      )}
      <Facts
        className="tiles"
        factClass="tiles__tile"
        facts={[
          { name: 'Year', text: String(car.year) },
          { name: 'Kilometers', text: formatMileage(car.mileage) },
          { name: 'Fuel Type', text: car.fuel },
          { name: 'Transmission', text: car.transmission },
        ]}
      />
      {viewName(car, car.pictures.count) === cluster && (
        <p className="picture-note">The odometer is drawn from the listed kilometres.</p>
      )}
    </section>
  );
}
