import { memo } from 'react';
import type { Listing } from '../../../shared/cars/car.ts';
import { facetInWords, isSoldOut, searchPageOf } from '../../../shared/inventory/facets.ts';
import type { InventoryChoice } from '../../../shared/inventory/query.ts';
import { cityOf, goodsOf } from '../../../shared/page-metadata.ts';
import { breadcrumbData } from '../../../shared/structured-data/breadcrumb-data.ts';
import { listData } from '../../../shared/structured-data/list-data.ts';
import { PageHead } from '../../document/page-head.tsx';
import { useSite, useStock } from '../../site-context.ts';

type InventoryHeadProps = { choice: InventoryChoice; carsOnPage: readonly Listing[] };

/** For search engines, a brand, a fuel or a gearbox alone is a separate page. */
export const InventoryHead = memo(function InventoryHead({ choice, carsOnPage }: InventoryHeadProps) {
  const site = useSite();
  const stock = useStock();
  const { listings, options } = stock;
  const { path, facet, page } = searchPageOf(choice, stock);
  const later = page > 1 ? `, page ${page}` : '';
  const crumbs = [{ name: 'Inventory', path: '/inventory' }];
  if (!facet) {
    return (
      <PageHead
        title={`Used Cars for Sale${later}`}
        description={
          listings.length > 1
            ? `Browse ${listings.length} ${goodsOf(site)} in ${cityOf(site)}: filter by brand, year and price, and see kilometres${site.festive ? ', owners and festive offers' : ' and owners'} at ${site.brand}.`
            : `${listings.length === 1 ? 'One car' : 'No car'} for sale at the moment at ${site.brand} in ${cityOf(site)}.`
        }
        path={path}
        isIndexed={!isSoldOut(choice, options)}
        structuredData={[breadcrumbData(site, crumbs)]}
      />
    );
  }
  const name = `Used ${facet.value} Cars in ${cityOf(site)}`;
  return (
    <PageHead
      title={name + later}
      description={`${facetInWords(facet, listings, cityOf(site))}, at ${site.brand} in ${site.address.district}. See kilometres, owners and pictures of each.`}
      path={path}
      structuredData={[
        breadcrumbData(site, [...crumbs, { name: `Used ${facet.value} Cars`, path }]),
        listData(site, name, carsOnPage),
      ]}
    />
  );
});
