import { memo } from 'react';
import type { Listing } from '../../../shared/cars/car.ts';
import { formatMileage } from '../../../shared/format.ts';
import { pageOf } from '../../../shared/inventory/pages.ts';
import { CarCard } from '../../cars/car-card.tsx';
import { PictureNote } from '../../cars/picture-note.tsx';
import { useSite } from '../../site-context.ts';
import { PageLinks } from './page-links.tsx';

/** Of their heading: where the plain form leads to. */
export const resultsId = 'results';

/** Brings the results' heading into view, if it is not there, and at once: the page has not changed, only the list. */
export function showResults(): void {
  document.getElementById(resultsId)?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}

type ResultsProps = {
  /** All that match. */
  cars: readonly Listing[];
  page: number;
  addressOf: (page: number) => string;
  onReset: () => void;
};

export const Results = memo(function Results({ cars, page, addressOf, onReset }: ResultsProps) {
  const { festive } = useSite();
  const shown = pageOf(cars, page);
  return (
    <section className="results" aria-labelledby={resultsId}>
      <h2 className="results__title" id={resultsId} aria-live="polite" aria-atomic="true">
        {`${cars.length} Premium Cars`}
        <span className="only-mobile"> Available</span>
      </h2>
      {festive && <p className="results__offer">Exclusive festive offers on all vehicles</p>}
      {shown.length > 0 && <Cards cars={shown} isFirst={page === 1} />}
      {cars.length > 0 && shown.length === 0 && (
        <p className="empty-results">
          There is no page {page} of these cars.
          <a className="button button--primary" href={addressOf(1)}>
            Show the first page
          </a>
        </p>
      )}
      <PageLinks page={page} cars={cars.length} addressOf={addressOf} onChoose={showResults} />
      {cars.length === 0 && (
        <div className="empty-results">
          <div className="diya" aria-hidden="true" />
          <h3 className="empty-results__title">No vehicles found</h3>
          <p>Try adjusting your search criteria or filters.</p>
          <button className="button button--primary needs-script" type="button" onClick={onReset}>
            Clear All Filters
          </button>
          <noscript>
            <a className="button button--primary" href={`/inventory#${resultsId}`}>
              Clear All Filters
            </a>
          </noscript>
        </div>
      )}
    </section>
  );
});

function Cards({ cars, isFirst }: { cars: readonly Listing[]; isFirst: boolean }) {
  const { festive } = useSite();
  return (
    <>
      <ul className="car-grid">
        {cars.map((car, index) => (
          <CarCard
            key={car.id}
            car={car}
            formatMileage={formatMileage}
            festiveBadge={festive && isFirst ? badge(index) : 'nowhere'}
            isPreloaded={index === 0}
          />
        ))}
      </ul>
      <PictureNote cars={cars} />
    </>
  );
}

/** The first three results carry it on narrow screens, the first six on wide ones. */
function badge(index: number) {
  if (index < 3) return 'everywhere';
  return index < 6 ? 'desktop' : 'nowhere';
}
