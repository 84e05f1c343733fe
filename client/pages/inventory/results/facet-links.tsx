import { memo } from 'react';
import { resultsId } from '../../../../shared/inventory/inventory-hrefs.ts';
import { facetPath, facetsOf, type Facet } from '../../../../shared/inventory/links/facets.ts';
import { useStock } from '../../../site-context.ts';

/** Links to the lists that search engines index. */
export const FacetLinks = memo(function FacetLinks() {
  const facets = facetsOf(useStock().listings);
  const isBrand = ({ field }: Facet) => field === 'make';
  const lines = [facets.filter(isBrand), facets.filter((facet) => !isBrand(facet))];
  return (
    <nav className="facet-links" aria-label="Used cars by brand, fuel and gearbox">
      {lines.map((line, index) => (
        <p key={index}>
          {line.map((facet) => (
            <a key={facet.value} href={`${facetPath(facet)}#${resultsId}`}>
              {`Used ${facet.value} cars`}
            </a>
          ))}
        </p>
      ))}
    </nav>
  );
});
