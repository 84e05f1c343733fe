import { describe, expect, it } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { StartError } from '../../server/start-error.ts';
import { dealerSite } from '../../shared/dealer-site.ts';

it('an empty environment gives the defaults and the facts of dealer.json', () => {
  const config = {
    port: 3000,
    host: '0.0.0.0',
    logLevel: 'info',
    drainMs: 1000,
    metricsPort: undefined,
    headerRules: { httpsOnly: { maxAge: 63_072_000, includeSubDomains: true }, isIndexed: true },
    wantsBrowserErrors: false,
    samples: ['brand', 'web address', 'telephone', 'e-mail', 'address'],
    site: dealerSite,
  };
  expect(readConfig({})).toEqual(config);
  expect(readConfig({ PORT: '', SITE_BRAND: '', SITE_QUIRKS: '' })).toEqual(config);
});

const ownFacts: [variable: string, fact: string, value: string | number][] = [
  ['SITE_BRAND', 'brand', 'Gaadi Ghar'],
  ['SITE_ORIGIN', 'origin', 'https://gaadi.example:8443'],
  ['SITE_PHONE', 'phone', '+911123456789'],
  ['SITE_EMAIL', 'email', 'sales@gaadi.example'],
  ['SITE_ADDRESS', 'address.street', '1 Ring Road'],
  ['SITE_ADDRESS_DISTRICT', 'address.district', 'Okhla'],
  ['SITE_ADDRESS_LOCALITY', 'address.locality', 'Delhi'],
  ['SITE_ADDRESS_REGION', 'address.region', 'DL'],
  ['SITE_ADDRESS_POSTAL_CODE', 'address.postalCode', '110020'],
  ['SITE_LATITUDE', 'geo.latitude', -28.5],
  ['SITE_LONGITUDE', 'geo.longitude', 77],
  ['SITE_SOCIAL_FACEBOOK', 'social.Facebook', 'https://facebook.com/gaadi'],
  ['SITE_SOCIAL_INSTAGRAM', 'social.Instagram', 'https://instagram.com/gaadi'],
  ['SITE_SOCIAL_X', 'social.X', 'https://x.com/gaadi'],
  ['SITE_SOCIAL_YOUTUBE', 'social.YouTube', 'https://youtube.com/@gaadi'],
  ['SITE_TERMS_URL', 'termsUrl', 'https://gaadi.example/terms'],
  ['SITE_PRIVACY_URL', 'privacyUrl', 'http://gaadi.example/privacy'],
  ['SITE_QUIRKS', 'quirks', 'fix'],
];
const own = Object.fromEntries(ownFacts.map(([variable, , value]) => [variable, String(value)]));

describe('the variables of the site', () => {
  it.each(ownFacts)('replace the facts of dealer.json: %s', (_variable, fact, value) => {
    expect(readConfig(own).site).toHaveProperty(fact, value);
  });

  it.each([
    [{}, 'district, postalCode, latitude, longitude'],
    [{ SITE_ADDRESS_DISTRICT: 'Okhla', SITE_ADDRESS_POSTAL_CODE: '110020' }, 'latitude, longitude'],
  ])('stop the start if they set half of an address: with $0', (others, missing) => {
    expect(() => readConfig({ SITE_ADDRESS: '1 Ring Road', ...others })).toThrow(
      `the street is yours, but ${missing} are still the sample's: set them in`,
    );
  });

  it('are listed by name if their facts are still the sample’s', () => {
    expect(readConfig(own).samples).toEqual([]);
    expect(readConfig({ ...own, SITE_PHONE: undefined }).samples).toEqual(['telephone']);
  });
});

describe('wrong variables', () => {
  it('are named all at once', () => {
    const wrong = { PORT: '70000', LOG_LEVEL: 'loud', SITE_ORIGIN: 'https://a.in/', SITE_QUIRKS: 'maybe' };
    expect(() => readConfig(wrong)).toThrow(
      new StartError(`The site cannot start, for its environment is wrong:
- PORT: 70000 is not a whole number from 0 to 65535
- LOG_LEVEL: 'loud' is not one of fatal, error, warn, info, debug, trace, silent
- SITE_ORIGIN: 'https://a.in/' is not the address of your website, such as "https://www.example.com"
- SITE_QUIRKS: 'maybe' is not one of keep, fix`),
    );
  });

  it.each([
    ['PORT', '3e3'],
    ['PORT', '-1'],
    ['METRICS_PORT', '0'],
    ['HSTS_MAX_AGE', '1 day'],
    ['HSTS_SUBDOMAINS', 'true'],
    ['SITE_INDEXING', 'no'],
    ['BROWSER_ERRORS', '1'],
    ['SITE_LATITUDE', '91'],
    ['SITE_LONGITUDE', 'east'],
    ['SITE_SOCIAL_X', 'javascript:alert(1)'],
    ['SITE_ORIGIN', 'www.example.com'],
    ['SITE_ORIGIN', 'ftp://example.com'],
    ['SITE_ORIGIN', 'https://www.example.com?x=1'],
    ['SITE_ORIGIN', 'https://www.example.com:443'],
    ['SITE_ORIGIN', 'https://www.example.com:99999'],
    ['SITE_ADDRESS_POSTAL_CODE', 'x y'],
    ['SITE_PHONE', '+91 98765 43210'],
    ['SITE_EMAIL', 'nobody'],
    ['SITE_EMAIL', 'a@b.example?bcc=x@y.example'],
    ['SITE_BRAND', ' Gaadi'],
    ['SITE_BRAND', 'two\nlines'],
    ['SITE_BRAND', 'Gaadi \ufffd'],
    ['SITE_TERMS_URL', '/terms'],
    ['SITE_TERMS_URL', 'https://[.example'],
  ])('include %s=%j', (name, text) => {
    expect(() => readConfig({ [name]: text })).toThrow(`\n- ${name}: `);
  });
});
