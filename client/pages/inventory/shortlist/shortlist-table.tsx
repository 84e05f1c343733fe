import { useCallback, useRef, useState } from 'react';
import type { Listing } from '../../../../shared/cars/car.ts';
import { carTitle } from '../../../../shared/format.ts';
import { resultsId, withoutShortlisted } from '../../../../shared/inventory/inventory-hrefs.ts';
import { shortlistId } from '../../../../shared/inventory/shortlist.ts';
import { passFocusOn } from '../../../browser/pass-focus-on.ts';
import { CarPicture } from '../../../cars/car-picture.tsx';
import { favorites } from '../../../cars/favorites.tsx';
import { Icon } from '../../../elements/icon.tsx';
import { ListLink } from '../../../navigation/list-link.tsx';
import type { ComparedFact } from './compared-facts.ts';

type ShortlistTableProps = {
  cars: readonly Listing[];
  facts: readonly ComparedFact[];
  query: string;
};

/** One column per car, one row per fact. The cars' titles stay in view while the page scrolls. */
export function ShortlistTable({ cars, facts, query }: ShortlistTableProps) {
  const copies = useRef<HTMLDivElement>(null);
  const [arePast, setArePast] = useState(false);
  const watch = useCallback(
    (titles: Element | null) => (titles ? watchPast(titles, setArePast) : undefined),
    [],
  );
  return (
    <>
      {/* A copy, because the table scrolls sideways and therefore cannot be sticky. */}
      <div ref={copies} className="shortlist__titles no-print" aria-hidden="true" hidden={!arePast}>
        {cars.map((car) => (
          <b key={car.id}>{car.model}</b>
        ))}
      </div>
      <div
        className="shortlist__scroller"
        role="group"
        aria-labelledby={shortlistId}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls has to take the focus
        tabIndex={0}
        onScroll={({ currentTarget }) => copies.current?.scrollTo(currentTarget.scrollLeft, 0)}
      >
        <div className="shortlist__columns">
          <ShortlistPictures cars={cars} query={query} />
          <div className="shortlist__facts">
            <table className="shortlist__table">
              <thead>
                <tr ref={watch}>
                  <td />
                  {cars.map((car) => (
                    <th key={car.id} scope="col">
                      <a className="shortlist__car" href={`/car/${car.id}`}>
                        {car.model}
                      </a>
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {facts.map(({ name, values, best }) => (
                  <tr key={name}>
                    <th scope="row">
                      <span>{name}</span>
                    </th>
                    {values.map((value, place) => (
                      <td key={cars[place]?.id}>
                        {value ?? '–'} {best?.place === place && <b>{best.word}</b>}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </div>
      </div>
    </>
  );
}

function ShortlistPictures({ cars, query }: { cars: readonly Listing[]; query: string }) {
  const list = useRef<HTMLUListElement>(null);
  return (
    <ul ref={list} className="shortlist__pictures">
      {cars.map((car, index) => (
        <li key={car.id}>
          <CarPicture car={car} sizes="240px" width={400} height={300} load="eager" />
          <ListLink
            ref={passFocusOn(
              () =>
                list.current?.querySelectorAll('.shortlist__out')[index] ??
                document.getElementById(shortlistId) ??
                document.getElementById(resultsId),
            )}
            className="icon-button shortlist__out"
            href={withoutShortlisted(query, car.id)}
            aria-label={`Remove ${carTitle(car)}`}
            onClick={() => favorites.remove(car.id)}
          >
            <Icon name="x" />
          </ListLink>
        </li>
      ))}
    </ul>
  );
}

/** Reports whether an element has scrolled under the header. */
function watchPast(element: Element, onChange: (isPast: boolean) => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => onChange(entries.at(-1)?.isIntersecting === false),
    // Elements below the screen count as in view, too.
    { rootMargin: '-60px 0px 100000px' },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
