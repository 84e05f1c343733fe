import type { Site } from './site.ts';

type Facts = Pick<Site, 'brand' | 'origin' | 'phone' | 'email' | 'address'>;

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
