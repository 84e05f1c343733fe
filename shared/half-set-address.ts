import type { Dealer } from './site.ts';

type Place = Pick<Dealer, 'address' | 'geo'>;

/** Nobody is helped by a street of one's own in somebody else's district, or by a map that points elsewhere. */
export function halfSetAddress({ address, geo }: Place, sample: Place): string | undefined {
  const isOwn = address.street !== sample.address.street;
  const pointsToSample = geo.latitude === sample.geo.latitude && geo.longitude === sample.geo.longitude;
  if (!isOwn || !pointsToSample) return undefined;
  const same = (['district', 'postalCode'] as const).filter((part) => address[part] === sample.address[part]);
  return `the street is yours, but ${[...same, 'latitude', 'longitude'].join(', ')} are the sample's`;
}
