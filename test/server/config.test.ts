import { describe, expect, it } from 'vitest';
import { readConfig } from '../../server/config.ts';

describe('the configuration of an empty environment', () => {
  it('has a default for everything', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: '0.0.0.0',
      logLevel: 'info',
      drainMs: 1000,
      metricsPort: undefined,
      headerRules: { httpsOnly: { maxAge: 63_072_000, includeSubDomains: true }, isIndexed: true },
      wantsBrowserErrors: true,
      samples: ['brand', 'web address', 'telephone', 'e-mail', 'address'],
      site: {
        brand: 'Utsav Motors',
        origin: 'https://www.utsavmotors.example',
        phone: '+910000000000',
        email: 'hello@utsavmotors.example',
        address: {
          street: '108 Deepotsav Marg',
          district: 'Karol Bagh',
          locality: 'New Delhi',
          region: 'Delhi',
          postalCode: '110005',
        },
        geo: { latitude: 28.6519, longitude: 77.1909 },
        social: {},
        quirks: 'keep',
        season: 'always',
        festive: true,
        finance: { rate: 12.5, downPayment: 20 },
        goods: 'certified pre-owned cars',
        metro: { station: 'Karol Bagh', line: 'Blue Line', exit: '4', minutesOnFoot: 7 },
        parking: 'Free for visitors, in the yard behind the showroom',
      },
    });
  });

  it('is that of empty variables too', () => {
    expect(readConfig({ PORT: '', SITE_BRAND: '', SITE_QUIRKS: '' })).toEqual(readConfig({}));
  });
});

describe('a variable', () => {
  // Those of the process: test/process/.
  it('of the site replaces its default', () => {
    const { site } = readConfig({
      SITE_BRAND: 'Gaadi Ghar',
      SITE_ORIGIN: 'https://gaadi.example:8443',
      SITE_PHONE: '+911123456789',
      SITE_EMAIL: 'sales@gaadi.example',
      SITE_ADDRESS: '1 Ring Road',
      SITE_ADDRESS_DISTRICT: 'Okhla',
      SITE_ADDRESS_LOCALITY: 'Delhi',
      SITE_ADDRESS_REGION: 'DL',
      SITE_ADDRESS_POSTAL_CODE: '110020',
      SITE_LATITUDE: '-28.5',
      SITE_LONGITUDE: '77',
      SITE_SOCIAL_FACEBOOK: 'https://facebook.com/gaadi',
      SITE_TERMS_URL: 'https://gaadi.example/terms',
      SITE_PRIVACY_URL: 'http://gaadi.example/privacy',
      SITE_QUIRKS: 'fix',
    });
    expect(site).toMatchObject({
      brand: 'Gaadi Ghar',
      origin: 'https://gaadi.example:8443',
      phone: '+911123456789',
      email: 'sales@gaadi.example',
      address: {
        street: '1 Ring Road',
        district: 'Okhla',
        locality: 'Delhi',
        region: 'DL',
        postalCode: '110020',
      },
      geo: { latitude: -28.5, longitude: 77 },
      social: { Facebook: 'https://facebook.com/gaadi' },
      termsUrl: 'https://gaadi.example/terms',
      privacyUrl: 'http://gaadi.example/privacy',
      quirks: 'fix',
    });
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
    const own = {
      SITE_BRAND: 'A',
      SITE_ORIGIN: 'https://a.example',
      SITE_PHONE: '+911123456789',
      SITE_EMAIL: 'a@a.example',
      SITE_ADDRESS: '1 Road',
      SITE_LATITUDE: '28.5',
    };
    expect(readConfig(own).samples).toEqual([]);
    expect(readConfig({ ...own, SITE_PHONE: undefined }).samples).toEqual(['telephone']);
  });
});
