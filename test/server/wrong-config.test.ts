import { describe, expect, it } from 'vitest';
import { dealerSchema } from '../../scripts/stock/schemas/dealer-schema.ts';
import { readConfig } from '../../server/config.ts';
import { StartError } from '../../server/start-error.ts';
import sample from '../../shared/sample/dealer.json' with { type: 'json' };

describe('invalid variables', () => {
  it('are named all at once', () => {
    const read = () =>
      readConfig({
        PORT: '70000',
        LOG_LEVEL: 'loud',
        SITE_ORIGIN: 'https://a.example/',
        SITE_QUIRKS: 'maybe',
      });
    expect(read).toThrow(StartError);
    expect(read).toThrow(
      `The site cannot start, for its environment is wrong:
- PORT: 70000 is not a whole number from 0 to 65535
- LOG_LEVEL: 'loud' is not one of fatal, error, warn, info, debug, trace, silent
- SITE_ORIGIN: 'https://a.example/' is not the address of your website, such as "https://www.example.com"
- SITE_QUIRKS: 'maybe' is not one of keep, fix`,
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
    ['SITE_ORIGIN', 'www.example.com'],
    ['SITE_ORIGIN', 'ftp://example.com'],
    ['SITE_EMAIL', 'nobody'],
    ['SITE_EMAIL', 'a@b.example?bcc=x@y.example'],
    ['SITE_BRAND', 'two\nlines'],
    ['SITE_LATITUDE', '91'],
    ['SITE_LONGITUDE', 'east'],
    ['SITE_SOCIAL_X', 'javascript:alert(1)'],
    ['SITE_TERMS_URL', '/terms'],
  ])('include %s=%j', (name, text) => {
    expect(() => readConfig({ [name]: text })).toThrow(`\n- ${name}: `);
  });
});

describe('a fact that dealer.json may have too', () => {
  const field = (name: string, value: string) =>
    name === 'postalCode' ? { address: { ...sample.address, postalCode: value } } : { [name]: value };

  it.each([
    ['SITE_ORIGIN', 'origin', 'https://user:word@example.com'],
    ['SITE_ORIGIN', 'origin', 'https://www.example.com?x=1'],
    ['SITE_ORIGIN', 'origin', 'https://www.example.com#x'],
    ['SITE_ORIGIN', 'origin', 'https://www.example.com:443'],
    ['SITE_ORIGIN', 'origin', 'https://www.example.com:99999'],
    ['SITE_ADDRESS_POSTAL_CODE', 'postalCode', 'x y'],
    ['SITE_PHONE', 'phone', '+91 98765 43210'],
    ['SITE_BRAND', 'brand', ' Gaadi'],
    ['SITE_TERMS_URL', 'termsUrl', 'https://[.example'],
  ])('is refused in both with one message: %s %s %s', (variable, name, value) => {
    const { error } = dealerSchema.safeParse({ ...sample, ...field(name, value) }, { reportInput: true });
    const [issue] = error?.issues ?? [];
    expect(issue?.path.at(-1)).toBe(name);
    expect(() => readConfig({ [variable]: value })).toThrow(`\n- ${variable}: ${issue?.message}`);
  });
});
