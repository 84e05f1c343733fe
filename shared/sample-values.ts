import type { Site } from './site.ts';

type Facts = Pick<Site, 'brand' | 'origin' | 'phone' | 'email' | 'address' | 'geo'>;

export function sampleValues(facts: Facts, sample: Facts): string[] {
  const compared: [name: string, isSame: boolean][] = [
    ['brand', facts.brand === sample.brand],
    ['web address', facts.origin === sample.origin],
    ['telephone', facts.phone === sample.phone],
    ['e-mail', facts.email === sample.email],
    ['address', facts.address.street === sample.address.street],
  ];
  return compared.filter(([, isSame]) => isSame).map(([name]) => name);
}

/** A message if only the street was changed, so that the district and the map still point to the sample's showroom. */
export function halfSetAddress({ address, geo }: Facts, sample: Facts): string | undefined {
  const isOwn = address.street !== sample.address.street;
  const pointsToSample = geo.latitude === sample.geo.latitude && geo.longitude === sample.geo.longitude;
  if (!isOwn || !pointsToSample) return undefined;
  const same = (['district', 'postalCode'] as const).filter((part) => address[part] === sample.address[part]);
  return `the street is yours, but ${[...same, 'latitude', 'longitude'].join(', ')} are still the sample's`;
}
