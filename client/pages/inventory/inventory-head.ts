import { cityOf, goodsOf } from '../../../shared/dealer/page-metadata.ts';
import type { Site } from '../../../shared/dealer/site.ts';
import type { Stock } from '../../../shared/inventory/create-stock.ts';
import { facetInWords, facetTitle, searchPageOf } from '../../../shared/inventory/links/facets.ts';
import type { InventoryChoice } from '../../../shared/inventory/query.ts';
import type { PageHeadProps } from '../../layout/page.tsx';

/** For search engines, the list of a single brand, fuel or gearbox is a separate page. */
export function inventoryHead(choice: InventoryChoice, site: Site, stock: Stock): PageHeadProps {
  const { listings } = stock;
  const { path, facet, page } = searchPageOf(choice, stock);
  const later = page > 1 ? `, page ${page}` : '';
  if (!facet) {
    return {
      title: `Used Cars for Sale${later}`,
      description:
        listings.length > 1
          ? `Browse ${listings.length} ${goodsOf(site)} in ${cityOf(site)}: filter by brand, year and price, and see kilometres${site.festive ? ', owners and festive offers' : ' and owners'} at ${site.brand}.`
          : `${listings.length === 1 ? 'One car' : 'No car'} for sale at the moment at ${site.brand} in ${cityOf(site)}.`,
      path,
    };
  }
  return {
    title: facetTitle(facet, site) + later,
    description: `${facetInWords(facet, listings, cityOf(site))}, at ${site.brand} in ${site.address.district}. See kilometres, owners and pictures of each.`,
    path,
  };
}
