import { memo } from 'react';
import { facetPath, facetsOf } from '../../../../shared/inventory/facets.ts';
import { filterCars } from '../../../../shared/inventory/filters.ts';
import { inventoryQuery } from '../../../../shared/inventory/query.ts';
import type { InventoryChoice } from '../../../../shared/inventory/query.ts';
import { useSite } from '../../../site-context.ts';
import { useStock } from '../../../stock-context.ts';
import { resultsId } from './show-results.ts';

/** The lists that have a page of their own; with what else is chosen, where that leaves a car. */
export const FacetLinks = memo(function FacetLinks({ choice }: { choice: InventoryChoice }) {
  const { listings, options } = useStock();
  const { quirks } = useSite();
  const links = facetsOf(listings).map((facet) => {
    const filters = { ...choice.filters, [facet.field]: [facet.value] };
    const kept = `/inventory${inventoryQuery({ ...choice, filters, page: 1 }, options)}`;
    const isFound = filterCars(listings, filters, quirks).length > 0;
    return {
      label: `Used ${facet.value} cars`,
      path: facetPath(facet),
      kept: isFound ? kept : facetPath(facet),
    };
  });
  if (links.length === 0) return null;
  return (
    <nav className="facet-links" aria-label="Used cars by brand, fuel and gearbox">
      <ul className="tags">
        {links.map(({ label, path, kept }) => (
          <li key={path}>
            <a className="tag" href={`${kept}#${resultsId}`} rel={kept === path ? undefined : 'nofollow'}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
});
