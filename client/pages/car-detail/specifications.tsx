import type { Specs } from '../../../shared/cars/car.ts';
import { formatSpecKey } from '../../../shared/format.ts';

export function Specifications({ specs }: { specs: Specs }) {
  if (Object.keys(specs).length === 0) return null;
  return (
    <section className="panel specifications" aria-labelledby="specifications-title">
      <h2 className="panel__title" id="specifications-title">
        Specifications
      </h2>
      <dl className="specifications__list">
        {Object.entries(specs).map(([key, value]) => (
          <div key={key}>
            <dt>{formatSpecKey(key)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
