import type { Dealer } from '../site.ts';

type Place = Pick<Dealer, 'address' | 'geo'>;

/** A message if only the street was changed, so that the district and the map still point to the sample's showroom. */
export function halfSetAddress({ address, geo }: Place, sample: Place): string | undefined {
  const isOwn = address.street !== sample.address.street;
  const pointsToSample = geo.latitude === sample.geo.latitude && geo.longitude === sample.geo.longitude;
  if (!isOwn || !pointsToSample) return undefined;
  const same = (['district', 'postalCode'] as const).filter((part) => address[part] === sample.address[part]);
  return `the street is yours, but ${[...same, 'latitude', 'longitude'].join(', ')} are still the sample's`;
}
