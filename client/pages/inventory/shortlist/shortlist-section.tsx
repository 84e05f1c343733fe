import { memo } from 'react';
import { mostShortlisted, parseShortlist, shortlistId } from '../../../../shared/inventory/shortlist.ts';
import { useStock } from '../../../stock-context.ts';
import { useFavorites } from '../../../cars/favorites.ts';
import { MissingCars } from './missing-cars.tsx';
import { ShortlistActions } from './shortlist-actions.tsx';
import { ShortlistDrive } from './shortlist-drive.tsx';
import { ShortlistTable } from './shortlist-table.tsx';

type ShortlistSectionProps = { query: string; missing: readonly string[] };

/** The cars that the URL names, side by side; whoever opens the link sees the same. */
export const ShortlistSection = memo(function ShortlistSection({ query, missing }: ShortlistSectionProps) {
  const cars = parseShortlist(query, useStock().forSale);
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
      <ShortlistTable cars={cars} query={query} labelledBy={shortlistId} />
      <ShortlistDrive cars={cars} />
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
