import { memo } from 'react';
import type { Listing } from '../../../../shared/cars/car.ts';
import { pageOf } from '../../../../shared/inventory/pages.ts';
import { useSite } from '../../../site-context.ts';
import { CarList } from './car-list.tsx';
import { ContinueLink } from './continue-link.tsx';
import { FilterTags } from './filter-tags.tsx';
import { NothingFound } from './nothing-found.tsx';
import { PageLinks } from './page-links.tsx';
import { PickCars } from './pick-cars.tsx';
import { resultsId } from './show-results.ts';

type ResultsProps = {
  query: string;
  /** All that match. */
  cars: readonly Listing[];
  page: number;
  addressOf: (page: number) => string;
  onReset: () => void;
};

export const Results = memo(function Results({ query, cars, page, addressOf, onReset }: ResultsProps) {
  const { festive } = useSite();
  const shown = pageOf(cars, page);
  return (
    <section className="results" aria-labelledby={resultsId}>
      <h2 className="results__title" id={resultsId} aria-live="polite" aria-atomic="true">
        {`${cars.length} Premium Cars`}
        <span className="only-mobile"> Available</span>
      </h2>
      {festive && <p className="results__offer">Exclusive festive offers on all vehicles</p>}
      <FilterTags query={query} />
      <ContinueLink cars={shown} />
      {shown.length > 0 && (
        <noscript>
          <PickCars query={query} cars={shown} />
        </noscript>
      )}
      {shown.length > 0 && <CarList cars={shown} isFirst={page === 1} />}
      {cars.length > 0 && shown.length === 0 && (
        <p className="empty-results">
          There is no page {page} of these cars.
          <a className="button button--primary" href={addressOf(1)}>
            Show the first page
          </a>
        </p>
      )}
      <PageLinks page={page} cars={cars.length} addressOf={addressOf} />
      {cars.length === 0 && <NothingFound query={query} onReset={onReset} />}
    </section>
  );
});
