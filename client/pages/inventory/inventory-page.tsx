import type { Listing } from '../../../shared/cars/car.ts';
import { cityOf } from '../../../shared/page-metadata.ts';
import { memo, useCallback, useDeferredValue, useEffect, useMemo } from 'react';
import {
  activeFilterCount,
  initialFilters,
  matchingCars,
  setFilterCount,
} from '../../../shared/inventory/filters.ts';
import { carCount } from '../../../shared/format.ts';
import { facetInWords, searchPageOf } from '../../../shared/inventory/facets.ts';
import { inventoryQuery, parseInventoryQuery } from '../../../shared/inventory/query.ts';
import { pageOf } from '../../../shared/inventory/list-pages.ts';
import { tags } from '../../../shared/inventory/tags.ts';
import { sortCars } from '../../../shared/inventory/sort.ts';
import { usePages } from '../../code-context.ts';
import { HydrationBoundary } from '../../before-hydration/hydration-boundary.tsx';
import { ContinueRow } from '../../continue/continue-row.tsx';
import { rememberList } from '../../continue/seen.ts';
import { rememberInventory } from '../../navigation/last-inventory.ts';
import { Ribbon } from '../../elements/ribbon.tsx';
import { NoCars } from '../../elements/no-cars.tsx';
import { useSite, useTexts } from '../../site-context.ts';
import { useStock } from '../../stock-context.ts';
import { FilterBar } from './filters/filter-bar.tsx';
import { FilterPanel } from './filters/filter-panel.tsx';
import { InventoryHead } from './inventory-head.tsx';
import { FacetLinks } from './results/facet-links.tsx';
import { Results } from './results/results.tsx';
import { resultsId } from '../../../shared/inventory/inventory-hrefs.ts';
import { showResults } from './results/show-results.ts';
import { useInventoryChoice } from './use-inventory-choice.ts';
import { useSearchCars, useSearchCode } from './use-search-cars.ts';
import { PageContent } from '../../layout/page-content.tsx';

/** Three cars need no filter. */
const leastForFilters = 4;

export function InventoryPage() {
  const { listings, options } = useStock();
  if (listings.length > 0) return <Inventory />;
  return (
    <>
      <InventoryHead choice={parseInventoryQuery('', options)} shown={[]} />
      <PageContent>
        <Hero />
        <NoCars />
      </PageContent>
    </>
  );
}

function Inventory() {
  const { shortlist: Shortlist } = usePages();
  const site = useSite();
  const stock = useStock();
  const { listings, options } = stock;
  const { chosen, choose, reset: resetChoice } = useInventoryChoice(options);
  // Typing is shown first, the cars when there is time. On Back they must be rendered at once.
  const deferred = useDeferredValue(chosen);
  const reading = chosen.isChange ? deferred : chosen;
  const shown = reading.choice;
  const { filters, sort, page } = shown;
  const validQuery = useMemo(() => inventoryQuery(shown, options), [shown, options]);

  useEffect(() => {
    const query = inventoryQuery(chosen.choice, options);
    rememberInventory(query);
    const labels = tags({ ...chosen, unknown: [] }, options).map(({ label }) => label);
    rememberList(query, labels.join(', '));
  }, [chosen, options]);

  useSearchCode(chosen.choice.filters.search);

  const reset = useCallback(() => {
    resetChoice();
    showResults();
  }, [resetChoice]);

  const isFixed = site.quirks === 'fix';
  const hasFilters = listings.length >= leastForFilters;
  const searchCars = useSearchCars();
  const cars = useMemo(() => {
    const matching = matchingCars(stock, filters, searchCars);
    return isFixed ? sortCars(matching, sort) : matching;
  }, [stock, filters, sort, searchCars, isFixed]);
  const hrefOf = useCallback(
    (page: number) => `/inventory${inventoryQuery({ ...shown, page }, options)}#${resultsId}`,
    [shown, options],
  );
  const listed = useMemo(() => pageOf(cars, page), [cars, page]);
  const { facet } = searchPageOf(shown, stock);
  const count = isFixed ? setFilterCount(filters, initialFilters(options)) : activeFilterCount(filters);
  return (
    <>
      <InventoryHead choice={shown} shown={listed} />
      <PageContent>
        <Hero />
        <ContinueRow />
        {Shortlist && reading.isComparing && <Shortlist query={validQuery} missing={reading.missing} />}
        {hasFilters && <FilterBar choice={chosen.choice} choose={choose} options={options} onReset={reset} />}
        <Results
          reading={reading}
          validQuery={validQuery}
          summary={facet && `${facetInWords(facet, listings, cityOf(site))}.`}
          cars={cars}
          page={page}
          hrefOf={hrefOf}
          onReset={reset}
        />
        <FacetLinks choice={shown} />
        {hasFilters && (
          <HydrationBoundary>
            <FilterPanel
              filters={chosen.choice.filters}
              choose={choose}
              options={options}
              count={count}
              matching={cars.length}
              onReset={reset}
            />
          </HydrationBoundary>
        )}
      </PageContent>
    </>
  );
}

/** Memoized, as no filter changes it. */
const Hero = memo(function Hero() {
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
            {site.quirks === 'keep' ? `${listings.length}+ certified cars` : carCount(listings.length)}
            {claims.length > 0 && <span className="only-wide">{`, ${claims.join(', ')}.`}</span>}
          </p>
        )}
      </section>
    </>
  );
});

/** How many cars have an inspection sheet, in words; nothing if none has. */
function inspectedOf(cars: readonly Listing[]): string {
  const count = cars.filter(({ inspected }) => inspected).length;
  if (count === cars.length) return 'each inspected';
  return count > 0 ? `${count} of them inspected` : '';
}
