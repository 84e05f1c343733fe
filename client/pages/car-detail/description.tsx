import type { CarDetail } from '../../../shared/cars/car.ts';
import { cluster, viewName } from '../../../shared/cars/pictures.ts';
import { formatMileage } from '../../../shared/format.ts';

/** The dealer's words about a car, its highlights, and its facts at a glance. */
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
      <dl className="tiles">
        <Tile name="Year" value={String(car.year)} />
        <Tile name="Kilometers" value={formatMileage(car.mileage)} />
        <Tile name="Fuel Type" value={car.fuel} />
        <Tile name="Transmission" value={car.transmission} />
      </dl>
      {viewName(car, car.pictures.count) === cluster && (
        <p className="picture-note">The odometer is drawn from the listed kilometres.</p>
      )}
    </section>
  );
}

function Tile({ name, value }: { name: string; value: string }) {
  return (
    <div className="tiles__tile">
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
