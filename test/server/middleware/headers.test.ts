import { describe, expect, it } from 'vitest';
import { readConfig } from '../../../server/config.ts';
import { createHttpServer } from '../../../server/process/http-server.ts';
import { filmPath } from '../../../shared/scenes/scenes.ts';
import { exchange, rawGet, type Answer } from '../../process/exchange.ts';
import { portOf } from '../ask.ts';
import { assets, makeApp } from '../make-app.ts';

const { app } = makeApp();
const answerTo = async (bytes: string) => exchange(await portOf(createHttpServer(app)), bytes);

const answers = {
  'a page': [200, rawGet('/')],
  'a page for HEAD': [200, rawGet('/').replace('GET', 'HEAD')],
  'an unknown path': [404, rawGet('/nowhere')],
  'an asset that does not exist': [404, rawGet('/assets/nowhere.js')],
  'a redirect': [301, rawGet('/About/')],
  'a hashed asset': [200, rawGet(assets.start, 'Accept-Encoding: br')],
  'an asset that was not modified': [304, rawGet('/assets/icon.svg', 'If-None-Match: *')],
  'a part beyond the film': [416, rawGet(filmPath('mp4'), 'Range: bytes=999999999-')],
  'a health check': [200, rawGet('/healthz')],
  'a malformed path': [400, rawGet('/%zz')],
  'a URL without a path': [400, rawGet('abc://host')],
  'a URL with a malformed host': [400, rawGet('http://[::1/')],
  'a URL with an impossible port': [400, rawGet('http://a:99999/about')],
  'a target that is not a URL': [400, rawGet('*')],
  'two hosts': [400, rawGet('/', 'host: b')],
  'a body on a GET': [400, `${rawGet('/', 'Content-Length: 1')}a`],
  'a body without a length on a GET': [400, `${rawGet('/', 'Transfer-Encoding: chunked')}0\r\n\r\n`],
  'a method that writes': [405, rawGet('/').replace('GET', 'POST')],
} as const satisfies Record<string, readonly [number, string]>;

/** Requests that Node refuses before the app sees them. */
const malformed = {
  'bytes that are not HTTP': [400, '\x16\x03\x01\x02\r\n\r\n'],
  'a relative path': [400, rawGet('about')],
  'a URL without slashes': [400, rawGet('mailto:x')],
  'two lengths': [400, rawGet('/', 'Content-Length: 1\r\nContent-Length: 2')],
  'a list of lengths': [400, rawGet('/', 'Content-Length: 5, 5')],
  'a length before chunks': [400, rawGet('/', 'Content-Length: 43\r\nTransfer-Encoding: chunked')],
  'a length after chunks': [400, rawGet('/', 'Transfer-Encoding: chunked\r\nContent-Length: 4')],
  'two encodings': [400, rawGet('/', 'Transfer-Encoding: chunked, identity')],
  'a blank before a colon': [400, rawGet('/', 'Transfer-Encoding : chunked')],
  'an endless header': [431, rawGet('/', `X-Long: ${'x'.repeat(20_000)}`)],
  'an odd expectation': [417, rawGet('/about', 'Expect: the-unexpected')],
} as const satisfies Record<string, readonly [number, string]>;

const policy =
  "default-src 'none';script-src 'self';style-src 'self';img-src 'self' data:;" +
  "font-src 'self';media-src 'self';manifest-src 'self';connect-src 'self';frame-src https://www.google.com;form-action 'self' mailto: https://wa.me https://api.whatsapp.com;" +
  "base-uri 'none';frame-ancestors 'none';object-src 'none'";

describe('the security headers', () => {
  it.each(Object.entries(answers))('are on %s', async (_name, [status, bytes]) => {
    const answer = await answerTo(bytes);
    expect(answer.status).toBe(status);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-security-policy': policy,
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'same-origin',
      'origin-agent-cluster': '?1',
      'permissions-policy':
        'camera=(), microphone=(), geolocation=(), payment=(), usb=(), midi=(), browsing-topics=()',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'x-permitted-cross-domain-policies': 'none',
    });
    expectNoNames(answer);
  });

  it.each(Object.entries(malformed))('are missing where Node refuses %s', async (_name, [status, bytes]) => {
    // A second answer would be text in the first one's body.
    const answer = await answerTo(`${bytes}${rawGet('/about')}`);
    expect(answer.status).toBe(status);
    expect(answer.body).not.toMatch(/[a-z]/i);
    expect(answer.headers.get('connection')).toBe('close');
    expectNoNames(answer);
  });

  it.each([
    [{ SITE_ORIGIN: 'http://cars.local' }, undefined],
    [{ SITE_ORIGIN: 'https://www.cars.example' }, 'max-age=63072000; includeSubDomains'],
    // Other hosts of an apex domain, such as the dealer's mail server, may lack HTTPS.
    [{ SITE_ORIGIN: 'https://cars.example' }, 'max-age=63072000'],
    [{ SITE_ORIGIN: 'https://www2.cars.example' }, 'max-age=63072000'],
    [{ SITE_ORIGIN: 'https://cars.example', HSTS_SUBDOMAINS: 'on' }, 'max-age=63072000; includeSubDomains'],
    [{ SITE_ORIGIN: 'https://www.cars.example', HSTS_SUBDOMAINS: 'off' }, 'max-age=63072000'],
    [{ SITE_ORIGIN: 'https://cars.example', HSTS_MAX_AGE: '86400' }, 'max-age=86400'],
  ])('require HTTPS according to the origin and the variables: $0', async (env, expected) => {
    const { site, headerRules } = readConfig(env);
    const { headers } = await makeApp({ site, headerRules }).get('/about');
    expect(headers['strict-transport-security']).toBe(expected);
  });

  it.each([
    ['off', 'noindex'],
    ['on', undefined],
  ])('with SITE_INDEXING=%s include X-Robots-Tag: %s', async (SITE_INDEXING, expected) => {
    const { get } = makeApp({ headerRules: readConfig({ SITE_INDEXING }).headerRules });
    for (const path of ['/', '/robots.txt', '/assets/icon.svg', '/nowhere']) {
      expect((await get(path)).headers['x-robots-tag'], path).toBe(expected);
    }
  });
});

function expectNoNames({ headers, text }: Answer): void {
  for (const name of ['server', 'x-powered-by', 'via', 'set-cookie']) {
    expect(headers.has(name), name).toBe(false);
  }
  expect(text).not.toMatch(/express|node\.js|react \d|nginx/i);
}
