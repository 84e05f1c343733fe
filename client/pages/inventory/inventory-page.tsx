import { memo, useDeferredValue, useEffect, useMemo } from 'react';
import type { Listing } from '../../../shared/cars/car.ts';
import { carCount } from '../../../shared/format.ts';
import { tags } from '../../../shared/inventory/links/tags.ts';
import { inventoryQuery } from '../../../shared/inventory/query.ts';
import { whenVisible } from '../../browser/when-visible.ts';
import { NoCars } from '../../elements/no-cars.tsx';
import { Ribbon } from '../../elements/ribbon.tsx';
import { Page } from '../../layout/page.tsx';
import { rememberInventory } from '../../navigation/last-inventory.tsx';
import { rememberList } from '../../navigation/seen.ts';
import { useSite, useStock, useTexts, useToday } from '../../site-context.ts';
import { FilterBar } from './filters/filter-bar.tsx';
import { FilterPanel } from './filters/filter-panel.tsx';
import { findCars } from './found-cars.ts';
import { inventoryHead } from './inventory-head.ts';
import { FacetLinks } from './results/facet-links.tsx';
import { Results } from './results/results.tsx';
import { ShortlistSection } from './shortlist/shortlist-section.tsx';
import { useInventoryQuery } from './use-inventory-query.ts';

const minForFilters = 4;

export function InventoryPage() {
  const site = useSite();
  const today = useToday();
  const stock = useStock();
  const texts = useTexts();
  const { listings, options } = stock;
  const { reading: controls, choose, reset } = useInventoryQuery(options);
  // The controls follow typing at once, the list when there is time. On Back, the list must be rendered at once.
  const deferred = useDeferredValue(controls);
  const list = controls.isChange ? deferred : controls;
  const { choice, isComparing, missing } = list;
  const isShortlist = choice.shortlist !== undefined;
  const hasFilters = listings.length >= minForFilters && !isShortlist;
  const found = useMemo(() => findCars(list, stock, site, texts, today), [list, stock, site, texts, today]);
  const head = useMemo(() => inventoryHead(choice, site, stock), [choice, site, stock]);

  useEffect(
    () =>
      whenVisible(() => {
        rememberInventory(inventoryQuery(controls.choice, options));
        const labels = tags({ ...list, unknown: [] }, options).map(({ label }) => label);
        if (found.cars.length > 0) rememberList(found.query, labels.join(', '));
      }),
    [controls, list, found, options],
  );

  return (
    <Page
      {...head}
      bar={
        hasFilters ? (
          <FilterPanel filters={controls.choice.filters} choose={choose} found={found} onReset={reset} />
        ) : undefined
      }
    >
      <InventoryHero />
      {isComparing && <ShortlistSection query={found.query} missing={missing} />}
      {hasFilters && <FilterBar choice={controls.choice} choose={choose} onReset={reset} />}
      {!isShortlist &&
        (listings.length > 0 ? <Results reading={list} found={found} onReset={reset} /> : <NoCars />)}
      {!isShortlist && found.cars.length > 0 && <FacetLinks />}
    </Page>
  );
}

/** Memoized because no filter changes it. */
const InventoryHero = memo(function InventoryHero() {
  const site = useSite();
  const { listings } = useStock();
  const { promise, festive } = useTexts().inventory ?? {};
  const claims = [inspectedOf(listings), promise].filter(Boolean);
  return (
    <>
      <Ribbon>{festive?.ribbon}</Ribbon>
      <section className="page-hero page-hero--line dark wrapping">
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
