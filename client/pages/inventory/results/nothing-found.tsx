import { formatMileage, shortened } from '../../../../shared/format.ts';
import { loosenedFilters } from '../../../../shared/inventory/loosened-filters.ts';
import { resultsId } from '../../../../shared/inventory/inventory-hrefs.ts';
import { closeMatches } from '../../../../shared/search/close-matches.ts';
import { CarCard } from '../../../cars/car-card.tsx';
import { passFocusOn } from '../../../browser/pass-focus-on.ts';
import { ListLink } from '../../../navigation/list-link.tsx';
import { useSite } from '../../../site-context.ts';
import { useStock } from '../../../stock-context.ts';
import { WithoutScript } from '../../../before-hydration/without-script.tsx';

/** What the specification says where no car matches, and below it what helps to find one. */
export function NothingFound({ query, onReset }: { query: string; onReset: () => void }) {
  const { listings, options } = useStock();
  const search = new URLSearchParams(query).get('search') ?? '';
  const close = closeMatches(listings, search);
  const loosened = loosenedFilters(query, listings, options, useSite().quirks);
  return (
    <>
      <div className="empty-results">
        <div className="diya" />
        <h3 className="empty-results__title">No vehicles found</h3>
        <p>Try adjusting your search criteria or filters.</p>
        <button
          ref={passFocusOn(() => document.getElementById(resultsId))}
          className="button button--primary needs-script"
          type="button"
          onClick={onReset}
        >
          Clear All Filters
        </button>
        <WithoutScript>
          <ListLink className="button button--primary" href="/inventory" part={resultsId}>
            Clear All Filters
          </ListLink>
        </WithoutScript>
      </div>
      {loosened.length > 0 && (
        <ul className="tags">
          {loosened.map(({ label, href }) => (
            <li key={label}>
              <ListLink className="tag" href={href} part={resultsId}>
                {label}
              </ListLink>
            </li>
          ))}
        </ul>
      )}
      {close.length > 0 && (
        <>
          <h3 className="results__close">{`Close to "${shortened(search)}"`}</h3>
          <ul className="car-grid car-grid--three">
            {close.map((car) => (
              <CarCard key={car.id} car={car} formatMileage={formatMileage} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}
