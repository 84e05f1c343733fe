import { memo } from 'react';
import { carsForSale } from '../../../../shared/cars/cars-for-sale.ts';
import { parseShortlist, shortlistId } from '../../../../shared/inventory/shortlist.ts';
import { ShortlistActions } from './shortlist-actions.tsx';
import { ShortlistTable } from './shortlist-table.tsx';

/** The cars that the address names, side by side; whoever gets the link sees the same. */
export const ShortlistSection = memo(function ShortlistSection({ query }: { query: string }) {
  const cars = parseShortlist(query, carsForSale);
  if (cars.length === 0) return null;
  return (
    <section className="shortlist" aria-labelledby={shortlistId}>
      <h2 className="shortlist__title" id={shortlistId}>
        {cars.length === 1 ? 'Shortlist: 1 car' : `Shortlist: ${cars.length} cars side by side`}
      </h2>
      <ShortlistActions cars={cars} />
      <ShortlistTable cars={cars} query={query} labelledBy={shortlistId} />
    </section>
  );
});
