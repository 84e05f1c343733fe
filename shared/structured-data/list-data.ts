import type { ItemList, WithContext } from 'schema-dts';
import type { Listing } from '../cars/car.ts';
import { carTitle } from '../format.ts';
import { absoluteUrl } from '../page-metadata.ts';
import type { Site } from '../site.ts';

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
