import { memo } from 'react';
import { carCount } from '../../../../shared/format.ts';
import { resultsId, shortlistHref } from '../../../../shared/inventory/inventory-hrefs.ts';
import { mostShortlisted, parseShortlist, shortlistId } from '../../../../shared/inventory/shortlist.ts';
import { useFavorites } from '../../../cars/favorites.ts';
import { PictureNote } from '../../../cars/picture-note.tsx';
import { ListLink } from '../../../navigation/list-link.tsx';
import { useSite } from '../../../site-context.ts';
import { useStock } from '../../../stock-context.ts';
import { useToday } from '../../../today-context.ts';
import { comparedFacts } from './compared-facts.ts';
import { MissingCars } from './missing-cars.tsx';
import { ShortlistActions } from './shortlist-actions.tsx';
import { ShortlistDrive } from './shortlist-drive.tsx';
import { ShortlistTable } from './shortlist-table.tsx';

type ShortlistSectionProps = { query: string; missing: readonly string[] };

/** The cars that the URL names, side by side; whoever opens the link sees the same. */
export const ShortlistSection = memo(function ShortlistSection({ query, missing }: ShortlistSectionProps) {
  const { forSale, listings } = useStock();
  const cars = parseShortlist(query, forSale);
  const { differing, same } = comparedFacts(cars, useSite(), useToday());
  const list = shortlistHref([], query);
  const missingCars = <MissingCars ids={missing} count={cars.length + missing.length} />;
  if (cars.length === 0 && missing.length === 0) return null;
  if (cars.length === 0) {
    return (
      <section className="shortlist" aria-labelledby={shortlistId}>
        <h2 className="shortlist__title" id={shortlistId}>
          Shortlist
        </h2>
        {missingCars}
      </section>
    );
  }
  return (
    <section className="shortlist" aria-labelledby={shortlistId}>
      <h2 className="shortlist__title" id={shortlistId}>
        {cars.length === 1 ? 'Shortlist: 1 car' : `Shortlist: ${cars.length} cars side by side`}
      </h2>
      {missingCars}
      <OlderHearts ids={cars.map(({ id }) => id)} />
      <ShortlistActions cars={cars} />
      <ShortlistTable cars={cars} facts={differing} query={query} labelledBy={shortlistId} />
      {[...differing, ...same].map(
        ({ name, note }) =>
          note && (
            <p key={name} className="picture-note">
              {note}
            </p>
          ),
      )}
      <PictureNote cars={cars} />
      {same.length > 0 && (
        <details className="shortlist__fold shortlist__same">
          <summary>The same for all</summary>
          <dl className="inspection__parts">
            {same.map(({ name, values }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{values[0]}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
      <ShortlistDrive cars={cars} />
      <ListLink className="button button--outline" href={list} part={resultsId}>
        {list === '/inventory' ? `See all ${carCount(listings.length)}` : 'Back to your search'}
      </ListLink>
    </section>
  );
});

/** Says so where the visitor has marked more cars than the shortlist holds. */
function OlderHearts({ ids }: { ids: readonly string[] }) {
  const marked = useFavorites();
  const isNewest = marked.slice(-mostShortlisted).join() === ids.join();
  if (!isNewest || marked.length === ids.length) return null;
  return (
    <p>{`You have marked ${marked.length} cars. These are the newest ${mostShortlisted}: take some out to see the others.`}</p>
  );
}
