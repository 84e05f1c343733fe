import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';
import { expect, it } from 'vitest';
import { exchange, rawGet } from './exchange.ts';
import { buildGrown } from './grown-site.ts';
import { startInstance } from './instance.ts';

// The limit of the headers, minus those that every request has.
const length = 15_000;
const maxTimes = 10;

const counter = transformSync(readFileSync('test/process/count-work.ts', 'utf8'), { loader: 'ts' }).code;
// V8's optimizations would hide work.
const flags = ['--allow-natives-syntax', '--no-regexp-optimization', '--no-opt', '--no-maglev'];

const paths = [
  ...['.', "'", '%22', '%20', '/', './', 'a/', '%E0%A4%95'].map((sign) => `/${filled(sign)}x`),
  ...['again-1/', '../'].map((folder) => `/assets/${filled(folder)}`),
  `http://a/${filled('./')}x`,
  `/about${filled('.')}`,
  `/apple-touch-icon-${filled('1')}`,
  `/car/${filled('1')}`,
  ...['a=1&', 'make=x&', 'search=a&'].map((parameter) => `/inventory?${filled(parameter)}`),
  ...['make', 'cars'].map((list) => `/inventory?${list}=${numbers(',')}`),
  ...['year', 'minPrice'].map((name) => `/inventory?${numbers(`&${name}=`)}`),
  `/car/1?${numbers('&down=')}`,
  search('creta swift honda city tata nexon kia seltos ford jeep fiat polo vento kwid dzire alto xuv baleno'),
  search('zqaxw zqbxw zqcxw '.repeat(5)),
  search('b c d e f g h j k l m n o p q r s t u v w x y z'),
  search('5 lakh '.repeat(14)),
  search('1,'.repeat(50)),
];
const headers = [
  ...['a,', 'br;q=0,', ','].map((encoding) => rawGet('/', `Accept-Encoding: ${filled(encoding)}`)),
  rawGet('/About', `Accept: ${filled('a/b,')}`),
  rawGet('/', `If-None-Match: ${filled('"a",')}`),
  rawGet('/assets/icon-512.png', `Range: bytes=${filled('0-1,')}`),
  rawGet('/', `X-Request-Id: ${filled('a')}`),
];

it.each(['keep', 'fix'])(
  'with a thousand cars, no request causes ten times the work of a plain 404 of its length: quirks %s',
  async (SITE_QUIRKS) => {
    const { port, child } = await startInstance({
      folder: await buildGrown(1_000),
      flags: [...flags, '--import', `data:text/javascript,${encodeURIComponent(counter)}`],
      env: { SITE_QUIRKS },
    });
    const workOf = async (request: string): Promise<number> => {
      const { status } = await exchange(port, request);
      expect(status, request.slice(0, 80)).toBeLessThan(500);
      child.send('work');
      const [work] = (await once(child, 'message')) as [number];
      return work;
    };
    // Some results are computed once per car or stock, and then cached.
    for (const path of ['/', '/car/1', search('creta under 5 lakh')]) await workOf(rawGet(path));
    const plain = await workOf(rawGet(`/${filled('x')}`));
    expect(plain).toBeGreaterThan(length);
    for (const request of [...paths.map((path) => rawGet(path)), ...headers])
      expect.soft((await workOf(request)) / plain, request.slice(0, 80)).toBeLessThan(maxTimes);
  },
);

function filled(part: string): string {
  return part.repeat(length / part.length);
}

function numbers(separator: string): string {
  return Array.from({ length: length / (separator.length + 4) }, (_, index) => 1_000 + index).join(separator);
}

/** A search of the greatest allowed length, in a URL as long as the others. */
function search(words: string): string {
  const query = new URLSearchParams({ search: words.slice(0, 100) }).toString();
  return `/inventory?${query}&${filled('a=1&').slice(query.length)}`;
}
