import { useRef } from 'react';
import type { Listing } from '../../../../shared/cars/car.ts';
import { carTitle } from '../../../../shared/format.ts';
import { resultsId, withoutShortlisted } from '../../../../shared/inventory/inventory-hrefs.ts';
import { passFocusOn } from '../../../browser/pass-focus-on.ts';
import { CarPicture } from '../../../cars/car-picture.tsx';
import { favorites } from '../../../cars/favorites.ts';
import { Icon } from '../../../elements/icon.tsx';
import { ListLink } from '../../../navigation/list-link.tsx';

type ShortlistPicturesProps = { cars: readonly Listing[]; query: string; labelledBy: string };

/** Above the columns of the table; a cross in each picture's corner takes the car out. */
export function ShortlistPictures({ cars, query, labelledBy }: ShortlistPicturesProps) {
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
