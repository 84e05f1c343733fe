import { describe, expect, it } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { dealerSite } from '../../shared/site.ts';

describe('the configuration of an empty environment', () => {
  it('has a default for everything, and the facts of dealer.json', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: '0.0.0.0',
      logLevel: 'info',
      drainMs: 1000,
      metricsPort: undefined,
      headerRules: { httpsOnly: { maxAge: 63_072_000, includeSubDomains: true }, isIndexed: true },
      wantsBrowserErrors: true,
      samples: ['brand', 'web address', 'telephone', 'e-mail', 'address'],
      site: dealerSite,
    });
  });

  it('is that of empty variables too', () => {
    expect(readConfig({ PORT: '', SITE_BRAND: '', SITE_QUIRKS: '' })).toEqual(readConfig({}));
  });
});

// Those of the process: test/process/.
const ownFacts = {
  SITE_BRAND: ['brand', 'Gaadi Ghar'],
  SITE_ORIGIN: ['origin', 'https://gaadi.example:8443'],
  SITE_PHONE: ['phone', '+911123456789'],
  SITE_EMAIL: ['email', 'sales@gaadi.example'],
  SITE_ADDRESS: ['address.street', '1 Ring Road'],
  SITE_ADDRESS_DISTRICT: ['address.district', 'Okhla'],
  SITE_ADDRESS_LOCALITY: ['address.locality', 'Delhi'],
  SITE_ADDRESS_REGION: ['address.region', 'DL'],
  SITE_ADDRESS_POSTAL_CODE: ['address.postalCode', '110020'],
  SITE_LATITUDE: ['geo.latitude', '-28.5'],
  SITE_LONGITUDE: ['geo.longitude', '77'],
  SITE_SOCIAL_FACEBOOK: ['social.Facebook', 'https://facebook.com/gaadi'],
  SITE_TERMS_URL: ['termsUrl', 'https://gaadi.example/terms'],
  SITE_PRIVACY_URL: ['privacyUrl', 'http://gaadi.example/privacy'],
  SITE_QUIRKS: ['quirks', 'fix'],
} as const;
const own = Object.fromEntries(Object.entries(ownFacts).map(([name, [, value]]) => [name, value]));

describe('a variable', () => {
  it.each(Object.values(ownFacts))('of the site replaces its default: %s', (fact, value) => {
    const expected = fact.startsWith('geo') ? Number(value) : value;
    expect(readConfig(own).site).toHaveProperty(fact, expected);
  });

  it.each([
    [
      { SITE_ADDRESS: '1 Ring Road' },
      "the street is yours, but district, postalCode, latitude, longitude are still the sample's: set them in",
    ],
    [
      { SITE_ADDRESS: '1 Ring Road', SITE_ADDRESS_DISTRICT: 'Okhla', SITE_ADDRESS_POSTAL_CODE: '110020' },
      "the street is yours, but latitude, longitude are still the sample's: set them in",
    ],
  ])('for half of an address stops the start: %j', (env, problem) => {
    expect(() => readConfig(env)).toThrow(problem);
  });

  it('lists which sample values are left of those that visitors rely on', () => {
    expect(readConfig(own).samples).toEqual([]);
    expect(readConfig({ ...own, SITE_PHONE: undefined }).samples).toEqual(['telephone']);
  });
});
