import type { CarDetail } from '../../../shared/cars/car.ts';
import type { Specs } from '../../../shared/cars/specs-schema.ts';
import { formatMileage, formatSpecKey, unbroken } from '../../../shared/format.ts';
import { Facts } from '../../elements/facts.tsx';
import { useStock } from '../../site-context.ts';

export function Description({ car }: { car: CarDetail }) {
  const { forSale } = useStock();
  const highlights = car.additionalInfo?.split(', ') ?? [];
  const listed = highlights.map((highlight) => highlight.toLowerCase());
  const { features = [] } = forSale.find(({ id }) => id === car.id) ?? {};
  const equipment = features.filter((text) => !listed.includes(text.toLowerCase()));
  return (
    <section className="description stack">
      {paragraphsOf(unbroken(car.description)).map((text) => (
        <p key={text} className="description__text">
          {text}
        </p>
      ))}
      {highlights.length > 0 && (
        <>
          <h2>Key Features:</h2>
          <ul className="chips wrapping">
            {highlights.map((highlight) => (
              <li key={highlight}>{highlight}</li>
            ))}
          </ul>
        </>
      )}
      {equipment.length > 0 && (
        <p>
          <b>Equipment:</b> {equipment.join(', ')}
        </p>
      )}
      <Facts
        className="tiles no-print"
        factClass="tiles__tile"
        facts={[
          { name: 'Year', text: String(car.year) },
          { name: 'Kilometers', text: formatMileage(car.mileage) },
          { name: 'Fuel Type', text: car.fuel },
          { name: 'Transmission', text: car.transmission },
        ]}
      />
    </section>
  );
}

/** Two paragraphs of about the same length, or one if the description is short. */
function paragraphsOf(description: string): string[] {
  const end = description.indexOf('. ', description.length * 0.4) + 1;
  return end > shortest ? [description.slice(0, end), description.slice(end + 1)] : [description];
}

const shortest = 150;

// Two rows of two; the rest is in the order of the car's record.
const firstCount = 4;
const maxAsked = ['engine', 'mileage', 'seating', 'bootSpace'];

export function Specifications({ specs }: { specs: Specs }) {
  const rank = ([key]: [string, string]) => (maxAsked.includes(key) ? maxAsked.indexOf(key) : firstCount);
  const facts = Object.entries(specs)
    .toSorted((one, other) => rank(one) - rank(other))
    .map(([key, text]) => ({ name: formatSpecKey(key), text }));
  if (facts.length === 0) return null;
  return (
    <section className="panel specifications" aria-labelledby="specifications-title">
      <h2 className="panel__title" id="specifications-title">
        Specifications
      </h2>
      <Facts className="specifications__list" facts={facts.slice(0, firstCount)} />
      {facts.length > firstCount && (
        <details className="fold">
          <summary>All specifications</summary>
          <Facts className="specifications__list" facts={facts.slice(firstCount)} />
        </details>
      )}
    </section>
  );
}
