import { memo } from 'react';
import type { Listing } from '../../../shared/cars/car.ts';
import { carCount } from '../../../shared/format.ts';
import { Ribbon } from '../../elements/ribbon.tsx';
import { useSite, useStock, useTexts } from '../../site-context.ts';

/** Memoized because no filter changes it. */
export const InventoryHero = memo(function InventoryHero() {
  const site = useSite();
  const { listings } = useStock();
  const { promise, festive } = useTexts().inventory ?? {};
  const claims = [inspectedOf(listings), promise].filter(Boolean);
  return (
    <>
      <Ribbon>{festive?.ribbon}</Ribbon>
      <section className="page-hero page-hero--line">
        <h1 className="page-hero__title">{site.festive ? 'Festive Car Collection' : 'Our Car Collection'}</h1>
        {listings.length > 0 && (
          <p>
            {site.quirks === 'keep' ? `${listings.length}+ cars` : carCount(listings.length)}
            {claims.length > 0 && <span className="only-wide">{`, ${claims.join(', ')}.`}</span>}
          </p>
        )}
      </section>
    </>
  );
});

function inspectedOf(cars: readonly Listing[]): string {
  const count = cars.filter(({ inspected }) => inspected).length;
  if (count === cars.length) return 'each with an inspection sheet';
  return count > 0 ? `${count} with an inspection sheet` : '';
}
