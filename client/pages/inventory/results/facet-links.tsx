import { memo } from 'react';
import type { Listing } from '../../../../shared/cars/car.ts';
import { facetFields, facetPath, facetsOf } from '../../../../shared/inventory/facets.ts';
import { suits } from '../../../../shared/inventory/filters.ts';
import type { InventoryChoice } from '../../../../shared/inventory/query.ts';
import { toggle } from '../../../../shared/narrowing/toggle.ts';
import { SearchLinks } from '../../../navigation/search-links.tsx';
import { useStock } from '../../../site-context.ts';

type FacetLinksProps = { choice: InventoryChoice; searched: readonly Listing[] };

/** Links to the lists that search engines index, combined with the other filters if that leaves a car. */
export const FacetLinks = memo(function FacetLinks({ choice, searched }: FacetLinksProps) {
  const { listings, options } = useStock();
  // For each field, the values found if its own filter were not set.
  const found = new Map(
    facetFields.map((field) => {
      const cars = searched.filter(suits({ ...choice.filters, [field]: [] }));
      return [field, new Set<string>(cars.map((car) => car[field]))];
    }),
  );
  const links = facetsOf(listings).map((facet) => {
    const { href, isOn } = toggle(choice, { [facet.field]: [facet.value] }, options);
    const isFound = found.get(facet.field)?.has(facet.value);
    return { label: `Used ${facet.value} cars`, href: isFound ? href : facetPath(facet), isOn };
  });
  return <SearchLinks className="facet-links" label="Used cars by brand, fuel and gearbox" links={links} />;
});
