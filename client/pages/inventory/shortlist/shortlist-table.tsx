import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Listing } from '../../../../shared/cars/car.ts';
import { carTitle } from '../../../../shared/format.ts';
import { resultsId, withoutShortlisted } from '../../../../shared/inventory/inventory-hrefs.ts';
import { passFocusOn } from '../../../browser/pass-focus-on.ts';
import { CarPicture } from '../../../cars/car-picture.tsx';
import { favorites } from '../../../cars/favorites.ts';
import { Icon } from '../../../elements/icon.tsx';
import { ListLink } from '../../../navigation/list-link.tsx';
import type { ComparedFact } from './compared-facts.ts';

type ShortlistTableProps = {
  cars: readonly Listing[];
  facts: readonly ComparedFact[];
  query: string;
  labelledBy: string;
};

/** One column per car, one row per fact. The cars' titles stay in view while the page scrolls. */
export function ShortlistTable({ cars, facts, query, labelledBy }: ShortlistTableProps) {
  const titles = useRef<HTMLTableRowElement>(null);
  const copies = useRef<HTMLDivElement>(null);
  const arePast = usePast(titles);
  return (
    <>
      {/* A copy, because the table scrolls sideways and therefore cannot be sticky. */}
      <div ref={copies} className="shortlist__titles" aria-hidden="true" hidden={!arePast}>
        {cars.map((car) => (
          <b key={car.id}>{carTitle(car)}</b>
        ))}
      </div>
      <div
        className="shortlist__scroller"
        role="group"
        aria-labelledby={labelledBy}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls has to take the focus
        tabIndex={0}
        onScroll={({ currentTarget }) => copies.current?.scrollTo(currentTarget.scrollLeft, 0)}
      >
        <div className="shortlist__columns">
          <ShortlistPictures cars={cars} query={query} labelledBy={labelledBy} />
          <div className="shortlist__facts">
            <table className="shortlist__table">
              <thead>
                <tr ref={titles}>
                  <td />
                  {cars.map((car) => (
                    <th key={car.id} scope="col">
                      <a className="shortlist__car" href={`/car/${car.id}`}>
                        {carTitle(car)}
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

/** Whether an element has scrolled past the upper edge of the screen or under the header. */
function usePast(target: RefObject<Element | null>): boolean {
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    if (!target.current) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => setIsPast(entry?.isIntersecting === false && entry.boundingClientRect.top < headerHeight),
      { rootMargin: `-${headerHeight}px 0px 0px` },
    );
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [target]);
  return isPast;
}

const headerHeight = 60;

type ShortlistPicturesProps = { cars: readonly Listing[]; query: string; labelledBy: string };

function ShortlistPictures({ cars, query, labelledBy }: ShortlistPicturesProps) {
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
                document.getElementById(labelledBy) ??
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
