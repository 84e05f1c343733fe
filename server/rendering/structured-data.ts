import type { PageRequest, ResolvedPage } from '../../client/resolved-page.ts';
import type { Site } from '../../shared/dealer/site.ts';
import type { Stock } from '../../shared/inventory/create-stock.ts';
import { matches } from '../../shared/inventory/filters.ts';
import { facetTitle, searchPageOf } from '../../shared/inventory/links/facets.ts';
import { pageOf } from '../../shared/inventory/list-pages.ts';
import { parseInventoryQuery } from '../../shared/inventory/query.ts';
import { carPageData } from '../../shared/structured-data/car-data.ts';
import { dealerData, websiteData } from '../../shared/structured-data/dealer-data.ts';
import { breadcrumbData, listData } from '../../shared/structured-data/list-data.ts';

export function structuredData(
  { route, status, records = [] }: ResolvedPage,
  { path, query, site, stock }: PageRequest & { site: Site },
): readonly object[] {
  if (route === 'home') return [websiteData(site), dealerData(site)];
  if (route === 'inventory') return inventoryData(query, site, stock);
  if (route === 'car') return status === 200 ? records.flatMap((car) => carPageData(site, car)) : [];
  if (path === '/about') return [breadcrumbData(site, [{ name: 'About', path }])];
  if (path === '/contact') return [dealerData(site), breadcrumbData(site, [{ name: 'Contact', path }])];
  return [];
}

function inventoryData(query: string, site: Site, stock: Stock): object[] {
  const choice = parseInventoryQuery(query, stock.options);
  const { path, facet } = searchPageOf(choice, stock);
  const crumbs = [{ name: 'Inventory', path: '/inventory' }];
  if (!facet) return [breadcrumbData(site, crumbs)];
  const cars = pageOf(stock.listings.filter(matches(choice.filters)), choice.page);
  return [
    breadcrumbData(site, [...crumbs, { name: `Used ${facet.value} Cars`, path }]),
    listData(site, facetTitle(facet, site), cars),
  ];
}
