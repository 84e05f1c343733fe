import type { Specs } from '../../../shared/cars/car.ts';
import { formatSpecKey } from '../../../shared/format.ts';
import { Facts } from '../../elements/facts.tsx';

// Two rows of two; the rest is in the order of the car's record.
const firstCount = 4;
const mostAsked = ['engine', 'mileage', 'seating', 'bootSpace'];

export function Specifications({ specs }: { specs: Specs }) {
  const rank = ([key]: [string, string]) => (mostAsked.includes(key) ? mostAsked.indexOf(key) : firstCount);
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
