import { listings } from '../../../../shared/cars/listings.ts';
import { parseShortlist } from '../../../../shared/inventory/shortlist.ts';
import { ShortlistActions } from './shortlist-actions.tsx';
import { ShortlistTable } from './shortlist-table.tsx';

const titleId = 'shortlist';

/** The cars that the address names, side by side; whoever gets the link sees the same. */
export function Shortlist({ query }: { query: string }) {
  const cars = parseShortlist(query, listings);
  if (cars.length === 0) return null;
  return (
    <section className="shortlist" aria-labelledby={titleId}>
      <h2 className="shortlist__title" id={titleId}>
        {cars.length === 1 ? 'Shortlist: 1 car' : `Shortlist: ${cars.length} cars side by side`}
      </h2>
      <ShortlistActions cars={cars} />
      <ShortlistTable cars={cars} query={query} labelledBy={titleId} />
    </section>
  );
}
