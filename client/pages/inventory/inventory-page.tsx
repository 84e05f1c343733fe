import { memo, useCallback, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { listings } from '../../../shared/cars/listings.ts';
import {
  activeFilterCount,
  filterCars,
  initialFilters,
  setFilterCount,
} from '../../../shared/inventory/filters.ts';
import { inventoryQuery, parseInventoryQuery } from '../../../shared/inventory/query.ts';
import { pageCount } from '../../../shared/inventory/pages.ts';
import { sortCars } from '../../../shared/inventory/sort.ts';
import { breadcrumbData } from '../../../shared/structured-data.ts';
import { earlyInput } from '../../forms/early-input.ts';
import { rememberChoice } from '../../navigation/inventory-visit.ts';
import { Ribbon } from '../../elements/ribbon.tsx';
import { PageHead } from '../../elements/page-head.tsx';
import { useSite } from '../../site-context.ts';
import { FilterBar } from './filters/filter-bar.tsx';
import { FilterPanel } from './filters/filter-panel.tsx';
import { inventoryOptions as options } from './inventory-options.ts';
import { Results } from './results/results.tsx';
import { resultsId, showResults } from './results/show-results.ts';
import { ShortlistSection } from './shortlist/shortlist-section.tsx';
import { useInventoryChoice } from './use-inventory-choice.ts';

export function InventoryPage() {
  const { quirks } = useSite();
  const [chosen, control] = useInventoryChoice(options);
  // A key is shown first; the cars follow when there is time.
  const { choice: shown, query } = useDeferredValue(chosen);
  const { filters, sort, page } = shown;
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    const fields = form.current ? earlyInput(form.current) : [];
    if (fields.length > 0) control.takeOver(fields);
  }, [control]);

  useEffect(() => rememberChoice(chosen.query), [chosen.query]);

  const reset = useCallback(() => {
    control.reset();
    showResults();
  }, [control]);

  const isFixed = quirks === 'fix';
  const cars = useMemo(() => {
    const matching = filterCars(listings, filters);
    return isFixed ? sortCars(matching, sort) : matching;
  }, [filters, sort, isFixed]);
  const addressOf = useCallback(
    (page: number) => `/inventory${inventoryQuery({ ...shown, page }, options)}#${resultsId}`,
    [shown],
  );
  const count = isFixed ? setFilterCount(filters, initialFilters(options)) : activeFilterCount(filters);
  return (
    <>
      <Head />
      <ShortlistSection query={query} />
      <FilterBar ref={form} choice={chosen.choice} control={control} options={options} onReset={reset} />
      <Results query={query} cars={cars} page={page} addressOf={addressOf} onReset={reset} />
      <FilterPanel
        filters={chosen.choice.filters}
        control={control}
        options={options}
        count={count}
        matching={cars.length}
        onReset={reset}
      />
    </>
  );
}

/** Whether there is such a page of the cars that match. */
export function hasInventoryPage(query: string): boolean {
  const { filters, page } = parseInventoryQuery(query, options);
  return page === 1 || page <= pageCount(filterCars(listings, filters).length);
}

/** What no choice changes. */
const Head = memo(function Head() {
  const site = useSite();
  return (
    <>
      <PageHead
        title="Used Cars for Sale"
        description={`Browse ${listings.length} certified pre-owned cars in Delhi: filter by brand, year and price, and see kilometres, owners${site.festive ? ' and festive offers' : ''} at ${site.brand}.`}
        path="/inventory"
        structuredData={[breadcrumbData(site, [{ name: 'Inventory', path: '/inventory' }])]}
      />
      <Ribbon>Festive Special Offers - Up to 20% Off on Selected Cars!</Ribbon>
      <section className="page-hero page-hero--line">
        <h1 className="page-hero__title">{site.festive ? 'Festive Car Collection' : 'Our Car Collection'}</h1>
        <p>
          {`${listings.length}+ certified cars`}
          <span className="only-wide">, each inspected, priced in the open and ready to drive home.</span>
        </p>
      </section>
    </>
  );
});
