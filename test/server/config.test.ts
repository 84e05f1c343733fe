import { describe, expect, it } from 'vitest';
import { dealerSite, readConfig } from '../../server/config.ts';
import { StartError } from '../../server/start-error.ts';

it('an empty environment gives the defaults and the facts of dealer.json', () => {
  const config = {
    port: 3000,
    host: '0.0.0.0',
    logLevel: 'info',
    drainMs: 1000,
    metricsPort: undefined,
    headerRules: { httpsOnly: { maxAge: 63_072_000, includeSubDomains: true }, isIndexed: true },
    site: dealerSite,
    unknown: [],
  };
  expect(readConfig({})).toEqual(config);
  expect(readConfig({ PORT: '', SITE_ORIGIN: '', SITE_QUIRKS: '' })).toEqual(config);
});

it('the origin and the quirks replace those of dealer.json', () => {
  const own = { SITE_ORIGIN: 'https://gaadi.example:8443', SITE_QUIRKS: 'fix' };
  expect(readConfig(own).site).toEqual({
    ...dealerSite,
    origin: 'https://gaadi.example:8443',
    quirks: 'fix',
  });
});

it('names the variables that begin with SITE_ and have no meaning', () => {
  const env = { SITE_PHONE: '+911123456789', SITE_ADRESS: '1 Ring Road', SITE_BRAND: '', WEBSITE_PHONE: '1' };
  expect(readConfig(env).unknown).toEqual(['SITE_PHONE', 'SITE_ADRESS']);
});

describe('wrong variables', () => {
  it('are named all at once', () => {
    const wrong = { PORT: '70000', LOG_LEVEL: 'loud', SITE_ORIGIN: 'https://a.in/', SITE_QUIRKS: 'maybe' };
    expect(() => readConfig(wrong)).toThrow(
      new StartError(`Invalid environment:
- PORT: 70000 is not a whole number from 0 to 65535
- LOG_LEVEL: 'loud' is not one of fatal, error, warn, info, debug, trace, silent
- SITE_ORIGIN: 'https://a.in/' is not the address of your website, such as "https://www.example.com"
- SITE_QUIRKS: 'maybe' is not one of keep, fix`),
    );
  });

  it.each([
    ['PORT', '3e3'],
    ['METRICS_PORT', '0'],
    ['HSTS_MAX_AGE', '1 day'],
    ['HSTS_SUBDOMAINS', 'true'],
    ['SITE_INDEXING', 'no'],
    ['SITE_ORIGIN', 'www.example.com'],
    ['SITE_ORIGIN', 'ftp://example.com'],
    ['SITE_ORIGIN', 'https://www.example.com?x=1'],
    ['SITE_ORIGIN', 'https://www.example.com:443'],
  ])('include %s=%j', (name, text) => {
    expect(() => readConfig({ [name]: text })).toThrow(`\n- ${name}: `);
  });
});
