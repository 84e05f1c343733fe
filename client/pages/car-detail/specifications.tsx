import type { Specs } from '../../../shared/cars/car.ts';
import { formatSpecKey } from '../../../shared/format.ts';

// Two rows of two.
const firstCount = 4;

export function Specifications({ specs }: { specs: Specs }) {
  const entries = Object.entries(specs);
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
