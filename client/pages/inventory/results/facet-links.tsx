import { memo } from 'react';
import { facetPath, facetsOf, type Facet } from '../../../../shared/inventory/facets.ts';
import { resultsId } from '../../../../shared/inventory/inventory-hrefs.ts';
import { useStock } from '../../../site-context.ts';

/** Links to the lists that search engines index. */
export const FacetLinks = memo(function FacetLinks() {
  const facets = facetsOf(useStock().listings);
  const isBrand = ({ field }: Facet) => field === 'make';
  return (
    <nav className="facet-links" aria-label="Used cars by brand, fuel and gearbox">
      <FacetLine facets={facets.filter(isBrand)} />
      <FacetLine facets={facets.filter((facet) => !isBrand(facet))} />
    </nav>
  );
});

function FacetLine({ facets }: { facets: readonly Facet[] }) {
  return (
    <p>
      {facets.map((facet) => (
        <a key={facet.value} href={`${facetPath(facet)}#${resultsId}`}>
          {`Used ${facet.value} cars`}
        </a>
      ))}
    </p>
  );
}
