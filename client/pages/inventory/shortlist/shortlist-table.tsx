import { Fragment, useRef } from 'react';
import type { Listing } from '../../../../shared/cars/car.ts';
import { carTitle } from '../../../../shared/format.ts';
import { withoutShortlisted } from '../../../../shared/inventory/href-without.ts';
import { passFocusOn } from '../../../browser/pass-focus-on.ts';
import { favorites } from '../../../cars/favorites.ts';
import { CarPicture } from '../../../cars/car-picture.tsx';
import { useSite } from '../../../site-context.ts';
import { useToday } from '../../../today-context.ts';
import { resultsId } from '../results/show-results.ts';
import { comparedFacts } from './compared-facts.tsx';

type ShortlistTableProps = { cars: readonly Listing[]; query: string; labelledBy: string };

/** A column a car, a row a fact. It scrolls within itself: the cars' titles stay above, the facts' names on the left. */
export function ShortlistTable({ cars, query, labelledBy }: ShortlistTableProps) {
  const head = useRef<HTMLTableRowElement>(null);
  const facts = comparedFacts(cars, useSite(), useToday());
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls has to take the focus
    <div className="shortlist__scroller" role="group" aria-labelledby={labelledBy} tabIndex={0}>
      <table className="shortlist__table">
        <thead>
          <tr ref={head}>
            <td />
            {cars.map((car, index) => (
              <td key={car.id}>
                <CarPicture car={car} sizes="240px" width={400} height={300} load="eager" />
                <a
                  ref={passFocusOn(
                    () =>
                      head.current?.querySelectorAll('.shortlist__out')[index] ??
                      document.getElementById(labelledBy) ??
                      document.getElementById(resultsId),
                  )}
                  className="shortlist__out"
                  href={withoutShortlisted(query, car.id)}
                  aria-label={`Remove ${carTitle(car)}`}
                  onClick={() => favorites.drop(car.id)}
                >
                  Remove
                </a>
              </td>
            ))}
          </tr>
          <tr className="shortlist__cars">
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
          {facts.map(({ name, values, cells = values, best, note }) => (
            <Fragment key={name}>
              <tr>
                <th scope="row">
                  <span>{name}</span>
                </th>
                {cells.map((cell, place) => (
                  <td key={cars[place]?.id}>
                    {cell ?? '–'} {best?.places.includes(place) && <b>{best.word}</b>}
                  </td>
                ))}
              </tr>
              {note && (
                <tr className="shortlist__note">
                  <td />
                  <td colSpan={values.length}>
                    <span>{note}</span>
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}
