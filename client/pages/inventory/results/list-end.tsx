import type { ReactNode } from 'react';
import type { Listing } from '../../../../shared/cars/car.ts';
import { shortlistHref } from '../../../../shared/inventory/inventory-hrefs.ts';
import { shortlistId } from '../../../../shared/inventory/shortlist.ts';
import { ListLink } from '../../../navigation/list-link.tsx';

const maxCompared = 6;

type ListEndProps = { cars: readonly Listing[]; children?: ReactNode };

/** Offers to compare the cars of a short list. */
export function ListEnd({ cars, children }: ListEndProps) {
  const isShort = cars.length > 1 && cars.length <= maxCompared;
  if (!isShort && !children) return null;
  return (
    <div className="section__more">
      {isShort && (
        <ListLink
          className="button button--outline"
          href={shortlistHref(cars.map(({ id }) => id))}
          part={shortlistId}
        >
          {`Compare these ${cars.length}`}
        </ListLink>
      )}
      {children}
    </div>
  );
}
