import { memo } from 'react';
import { facetFields, facetPath, facetsOf } from '../../../../shared/inventory/facets.ts';
import { filterCars } from '../../../../shared/inventory/filters.ts';
import type { InventoryChoice } from '../../../../shared/inventory/query.ts';
import { toggle } from '../../../../shared/narrowing/toggle.ts';
import { SearchLinks } from '../../../navigation/search-links.tsx';
import { useSite } from '../../../site-context.ts';
import { useStock } from '../../../stock-context.ts';

/** The lists that have a page of their own; with what else is chosen, where that leaves a car. */
export const FacetLinks = memo(function FacetLinks({ choice }: { choice: InventoryChoice }) {
  const site = useSite();
  const { listings, options } = useStock();
  // What each field would find, whatever the choice says of that field.
  const found = new Map(
    facetFields.map((field) => {
      const cars = filterCars(listings, { ...choice.filters, [field]: [] }, site);
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
