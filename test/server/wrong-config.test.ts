import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../../server/config.ts';

describe('invalid variables', () => {
  it('are named all at once', () => {
    const read = () =>
      readConfig({
        PORT: '70000',
        LOG_LEVEL: 'loud',
        SITE_ORIGIN: 'https://a.example/',
        SITE_QUIRKS: 'maybe',
      });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(
      `The site cannot start, for its environment is wrong:
- SITE_ORIGIN is 'https://a.example/', but has to be scheme and host without a path, such as https://www.example.com
- PORT is '70000', but has to be a whole number from 0 to 65535
- LOG_LEVEL is 'loud', but has to be one of fatal, error, warn, info, debug, trace, silent
- SITE_QUIRKS is 'maybe', but has to be 'keep' or 'fix'`,
    );
  });

  it.each([
    ['PORT', '3e3'],
    ['PORT', '-1'],
    ['METRICS_PORT', '0'],
    ['HSTS_MAX_AGE', '1 day'],
    ['HSTS_SUBDOMAINS', 'true'],
    ['SITE_INDEXING', 'no'],
    ['BROWSER_FAULTS', '1'],
    ['SITE_ORIGIN', 'www.example.com'],
    ['SITE_ORIGIN', 'ftp://example.com'],
    ['SITE_ORIGIN', 'https://user:word@example.com'],
    ['SITE_PHONE', '+91 98765 43210'],
    ['SITE_EMAIL', 'nobody'],
    ['SITE_EMAIL', 'a@b.example?bcc=x@y.example'],
    ['SITE_BRAND', 'two\nlines'],
    ['SITE_LATITUDE', '91'],
    ['SITE_LONGITUDE', 'east'],
    ['SITE_SOCIAL_X', 'javascript:alert(1)'],
    ['SITE_TERMS_URL', '/terms'],
  ])('include %s=%j', (name, text) => {
    expect(() => readConfig({ [name]: text })).toThrow(`\n- ${name} is '${text}', but has to be `);
  });
});
