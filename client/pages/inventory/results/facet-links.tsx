import { memo } from 'react';
import { facetPath, facetsOf } from '../../../../shared/inventory/facets.ts';
import { useStock } from '../../../stock-context.ts';
import { resultsId } from './show-results.ts';

/** The lists that have a page of their own. */
export const FacetLinks = memo(function FacetLinks() {
  const links = facetsOf(useStock().listings).map((facet) => ({
    label: `Used ${facet.value} cars`,
    path: facetPath(facet),
  }));
  if (links.length === 0) return null;
  return (
    <nav className="facet-links" aria-label="Used cars by brand, fuel and gearbox">
      <ul className="facet-links__list">
        {links.map(({ label, path }) => (
          <li key={path}>
            <a className="tag" href={`${path}#${resultsId}`}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
});
