import type { Specs } from '../../../shared/cars/car.ts';
import { formatSpecKey } from '../../../shared/format.ts';

// Two rows of two, of what most buyers ask for; the rest as the car's record has it.
const firstCount = 4;
const mostAsked = ['engine', 'mileage', 'seating', 'bootSpace'];

export function Specifications({ specs }: { specs: Specs }) {
  const rank = ([key]: [string, string]) => (mostAsked.includes(key) ? mostAsked.indexOf(key) : firstCount);
  const entries = Object.entries(specs).toSorted((one, other) => rank(one) - rank(other));
  if (entries.length === 0) return null;
  return (
    <section className="panel specifications" aria-labelledby="specifications-title">
      <h2 className="panel__title" id="specifications-title">
        Specifications
      </h2>
      <Values entries={entries.slice(0, firstCount)} />
      {entries.length > firstCount && (
        <details className="fold">
          <summary>All specifications</summary>
          <Values entries={entries.slice(firstCount)} />
        </details>
      )}
    </section>
  );
}

function Values({ entries }: { entries: [string, string][] }) {
  return (
    <dl className="specifications__list">
      {entries.map(([key, value]) => (
        <div key={key}>
          <dt>{formatSpecKey(key)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
