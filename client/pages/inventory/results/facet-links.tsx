import { memo } from 'react';
import { facetFields, facetPath, facetsOf } from '../../../../shared/inventory/facets.ts';
import { matchingCars } from '../../../../shared/inventory/filters.ts';
import type { SearchCars } from '../../../../shared/inventory/filters.ts';
import { useSearchCars } from '../use-search-cars.ts';
import { inventoryQuery } from '../../../../shared/inventory/query.ts';
import type { InventoryChoice } from '../../../../shared/inventory/query.ts';
import { SearchLinks } from '../../../elements/search-links.tsx';
import type { Listing } from '../../../../shared/cars/car.ts';
import type { Stock } from '../../../../shared/inventory/stock-of.ts';
import { memoizeByObject } from '../../../../shared/memoize-by-object.ts';
import { useStock } from '../../../stock-context.ts';

/** The lists that have a page of their own; with what else is chosen, where that leaves a car. */
export const FacetLinks = memo(function FacetLinks({ choice }: { choice: InventoryChoice }) {
  const links = linksOf(useSearchCars())(choice, useStock());
  return <SearchLinks className="facet-links" label="Used cars by brand, fuel and gearbox" links={links} />;
});

const linksOf = memoizeByObject((searchCars: SearchCars) =>
  memoizeByObject((choice: InventoryChoice, stock: Stock) => {
    const { listings, options } = stock;
    // What each field would find, whatever the choice says of that field.
    const found = new Map(
      facetFields.map((field) => [
        field,
        valuesOf(matchingCars(stock, { ...choice.filters, [field]: [] }, searchCars))[field],
      ]),
    );
    return facetsOf(listings).map((facet) => {
      const filters = { ...choice.filters, [facet.field]: [facet.value] };
      const isFound = found.get(facet.field)?.has(facet.value);
      const path = facetPath(facet);
      const href = isFound ? `/inventory${inventoryQuery({ ...choice, filters, page: 1 }, options)}` : path;
      return { label: `Used ${facet.value} cars`, href, isUnlisted: href !== path };
    });
  }),
);

/** The values that some of the cars have. */
const valuesOf = memoizeByObject((cars: readonly Listing[]) => {
  const of = (field: (typeof facetFields)[number]) => new Set<string>(cars.map((car) => car[field]));
  return { make: of('make'), fuel: of('fuel'), transmission: of('transmission') };
});
