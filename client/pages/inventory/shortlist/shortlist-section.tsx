import { memo, useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { carsForSale } from '../../../../shared/cars/cars-for-sale.ts';
import { parseShortlist } from '../../../../shared/inventory/shortlist.ts';
import { ShortlistActions } from './shortlist-actions.tsx';
import { ShortlistTable } from './shortlist-table.tsx';

const titleId = 'shortlist';

/** The cars that the address names, side by side; whoever gets the link sees the same. */
export const ShortlistSection = memo(function ShortlistSection({ query }: { query: string }) {
  const cars = parseShortlist(query, carsForSale);
  const title = useShownByLink(cars.map(({ id }) => id).join());
  if (cars.length === 0) return null;
  return (
    <section className="shortlist" aria-labelledby={titleId}>
      <h2 ref={title} className="shortlist__title" id={titleId} tabIndex={-1}>
        {cars.length === 1 ? 'Shortlist: 1 car' : `Shortlist: ${cars.length} cars side by side`}
      </h2>
      <ShortlistActions cars={cars} />
      <ShortlistTable cars={cars} query={query} labelledBy={titleId} />
    </section>
  );
});

/** Brings the title into view when the link in the head was followed from deep in the list: the path stays the same. */
function useShownByLink(ids: string) {
  const { key, hash } = useLocation();
  const cameByLink = useNavigationType() !== NavigationType.Pop;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!cameByLink || hash !== `#${titleId}`) return;
    title.current?.scrollIntoView();
    title.current?.focus({ preventScroll: true });
  }, [key, hash, cameByLink, ids]);
  return title;
}
