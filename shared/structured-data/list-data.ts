import type { BreadcrumbList, ItemList, WithContext } from 'schema-dts';
import type { Listing } from '../cars/car.ts';
import { absoluteUrl } from '../dealer/page-metadata.ts';
import type { Site } from '../dealer/site.ts';
import { carTitle } from '../format.ts';

export function listData(site: Site, name: string, cars: readonly Listing[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name,
    itemListElement: cars
      .filter(({ page }) => page !== false)
      .map((car, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: carTitle(car),
        url: absoluteUrl(site, `/car/${car.id}`),
      })),
  } satisfies WithContext<ItemList>;
}

export function breadcrumbData(site: Site, crumbs: readonly { name: string; path: string }[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: '/' }, ...crumbs].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(site, path),
    })),
  } satisfies WithContext<BreadcrumbList>;
}
