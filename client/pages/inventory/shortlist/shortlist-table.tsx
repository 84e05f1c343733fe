import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Listing } from '../../../../shared/cars/car.ts';
import { carTitle } from '../../../../shared/format.ts';
import type { ComparedFact } from './compared-facts.ts';
import { ShortlistPictures } from './shortlist-pictures.tsx';

type ShortlistTableProps = {
  cars: readonly Listing[];
  facts: readonly ComparedFact[];
  query: string;
  labelledBy: string;
};

/** A column a car, a row a fact. It scrolls sideways; while the page scrolls past it, the cars' titles stay in view. */
export function ShortlistTable({ cars, facts, query, labelledBy }: ShortlistTableProps) {
  const titles = useRef<HTMLTableRowElement>(null);
  const copies = useRef<HTMLDivElement>(null);
  const arePast = usePast(titles);
  return (
    <>
      {/* What scrolls sideways cannot stick to the page. */}
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

/** Whether an element has scrolled away over the upper edge of the screen, or under the header there. */
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
