import { useCallback, useDeferredValue, useEffect, useMemo } from 'react';
import { facetInWords, searchPageOf } from '../../../shared/inventory/facets.ts';
import {
  activeFilterCount,
  countSetFilters,
  initialFilters,
  searchedCars,
  suits,
} from '../../../shared/inventory/filters.ts';
import { resultsId } from '../../../shared/inventory/inventory-hrefs.ts';
import { pageOf } from '../../../shared/inventory/list-pages.ts';
import { inventoryQuery, parseInventoryQuery } from '../../../shared/inventory/query.ts';
import { sortCars } from '../../../shared/inventory/sort.ts';
import { tags } from '../../../shared/inventory/tags.ts';
import { cityOf } from '../../../shared/page-metadata.ts';
import { inSearchOrder } from '../../../shared/search/understand.ts';
import { HydrationBoundary } from '../../before-hydration/hydration-boundary.tsx';
import { whenVisible } from '../../browser/when-visible.ts';
import { rememberList } from '../../continue/seen.ts';
import { NoCars } from '../../elements/no-cars.tsx';
import { PageContent } from '../../layout/page-content.tsx';
import { rememberInventory } from '../../navigation/last-inventory.ts';
import { useSite, useStock, useToday } from '../../site-context.ts';
import { FilterBar } from './filters/filter-bar.tsx';
import { FilterPanel } from './filters/filter-panel.tsx';
import { InventoryHead } from './inventory-head.tsx';
import { InventoryHero } from './inventory-hero.tsx';
import { FacetLinks } from './results/facet-links.tsx';
import { Results } from './results/results.tsx';
import { showResults } from './results/show-results.ts';
import { ShortlistSection } from './shortlist/shortlist-section.tsx';
import { useInventoryQuery } from './use-inventory-query.ts';

/** Three cars need no filter. */
const leastForFilters = 4;

export function InventoryPage() {
  const { listings, options } = useStock();
  if (listings.length > 0) return <Inventory />;
  return (
    <>
      <InventoryHead choice={parseInventoryQuery('', options)} carsOnPage={[]} />
      <PageContent>
        <InventoryHero />
        <NoCars />
      </PageContent>
    </>
  );
}

function Inventory() {
  const site = useSite();
  const today = useToday();
  const stock = useStock();
  const { listings, options } = stock;
  const { reading: controls, choose, reset: resetQuery } = useInventoryQuery(options);
  // The controls show typing first, the list when there is time. On Back it must be rendered at once.
  const deferred = useDeferredValue(controls);
  const list = controls.isChange ? deferred : controls;
  const { filters, sort, page } = list.choice;
  const query = useMemo(() => inventoryQuery(list.choice, options), [list, options]);

  useEffect(
    () => whenVisible(() => rememberInventory(inventoryQuery(controls.choice, options))),
    [controls, options],
  );

  const reset = useCallback(() => {
    resetQuery();
    showResults();
  }, [resetQuery]);

  const isFixed = site.quirks === 'fix';
  const hasFilters = listings.length >= leastForFilters;
  const searched = useMemo(
    () => searchedCars(listings, filters.search, site),
    [listings, filters.search, site],
  );
  const cars = useMemo(() => {
    const matching = searched.filter(suits(filters));
    return isFixed ? sortCars(inSearchOrder(matching, filters.search, new Date(today)), sort) : matching;
  }, [searched, filters, sort, isFixed, today]);
  useEffect(
    () =>
      whenVisible(() => {
        const labels = tags({ ...list, unknown: [] }, options).map(({ label }) => label);
        if (cars.length > 0) rememberList(query, labels.join(', '));
      }),
    [list, query, cars, options],
  );
  const hrefOf = useCallback(
    (number: number) => `/inventory${inventoryQuery({ ...list.choice, page: number }, options)}#${resultsId}`,
    [list, options],
  );
  const carsOnPage = useMemo(() => pageOf(cars, page), [cars, page]);
  const { facet } = searchPageOf(list.choice, stock);
  const count = isFixed ? countSetFilters(filters, initialFilters(options)) : activeFilterCount(filters);
  const shortlist = list.isComparing && <ShortlistSection query={query} missing={list.missing} />;
  if (list.choice.shortlist) {
    return (
      <>
        <InventoryHead choice={list.choice} carsOnPage={[]} />
        <PageContent>
          <InventoryHero />
          {shortlist}
        </PageContent>
      </>
    );
  }
  return (
    <>
      <InventoryHead choice={list.choice} carsOnPage={carsOnPage} />
      <PageContent>
        <InventoryHero />
        {shortlist}
        {hasFilters && (
          <FilterBar choice={controls.choice} choose={choose} options={options} onReset={reset} />
        )}
        <Results
          reading={list}
          query={query}
          summary={facet && `${facetInWords(facet, listings, cityOf(site))}.`}
          searched={searched}
          cars={cars}
          carsOnPage={carsOnPage}
          hrefOf={hrefOf}
          onReset={reset}
        />
        {cars.length > 0 && <FacetLinks choice={list.choice} searched={searched} />}
        {hasFilters && (
          <HydrationBoundary>
            <FilterPanel
              filters={controls.choice.filters}
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
