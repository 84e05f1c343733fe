import {
  files,
  headers,
  hosts,
  lengths,
  malformedHeaders,
  methods,
  pages,
  pieces,
  queryNames,
} from './hostile-words.ts';
import type { Random } from '../../seeded-random.ts';

/** One hostile request as bytes. */
export function hostileRequest(random: Random): string {
  const shape = random.next();
  if (shape < 0.03) return `GET /${'a'.repeat(1_000 + random.below(100_000))} HTTP/1.1\r\nHost: a\r\n\r\n`;
  if (shape < 0.06) return request(random, { headers: flood(random) });
  if (shape < 0.1) return request(random, { method: random.pick(methods) });
  if (shape < 0.14) return request(random, { headers: `Host: ${random.pick(hosts)}\r\n`, host: '' });
  if (shape < 0.2) return withBody(random);
  if (shape < 0.24) return ambiguous(random);
  if (shape < 0.27) return random.repeat(40, () => random.pick([...pieces, '\r\n', ' ', 'HTTP/1.1', 'GET ']));
  if (shape < 0.3) return request(random, {}).slice(0, -1 - random.below(30));
  if (shape < 0.32)
    return request(random, { version: random.pick(['HTTP/1.0', 'HTTP/2.0', 'HTTP/0.9', 'HTP/1.1', '']) });
  return request(random, {});
}

/** A path with a query, as long as a URL may be. */
function hostilePath(random: Random): string {
  const start = random.isLucky(0.4) ? random.pick([...pages, ...files]) : '/';
  const path = start + random.repeat(random.pick([0, 1, 3, 8]), () => random.pick(pieces));
  const parameter = () => `&${random.pick(queryNames)}=${random.pick(pieces)}`;
  return random.isLucky(0.5) ? `${path}?${random.repeat(6, parameter).slice(1)}` : path;
}

type Parts = { method?: string; headers?: string; host?: string; version?: string; body?: string };

function request(
  random: Random,
  { method, headers: extra = '', host = 'Host: a\r\n', version, body = '' }: Parts,
): string {
  const target = hostilePath(random).replace(/\s/g, (character) => (random.isLucky(0.1) ? character : ''));
  const header = () => random.pick(random.isLucky(0.03) ? malformedHeaders : headers);
  const lines = random.repeat(5, () => `${header()}\r\n`);
  const line = `${method ?? random.pick(['GET', 'GET', 'GET', 'HEAD'])} ${target} ${version ?? 'HTTP/1.1'}`;
  return `${line}\r\n${host}${lines}${extra}Connection: close\r\n\r\n${body}`;
}

function flood(random: Random): string {
  const count = random.pick([100, 500, 3_000]);
  return Array.from({ length: count }, (_, index) => `X-${index}: ${index}\r\n`).join('');
}

function withBody(random: Random): string {
  const body = 'x'.repeat(random.pick([1, 100, 20_000, 300_000]));
  const length = random.pick([`Content-Length: ${body.length}\r\n`, 'Transfer-Encoding: chunked\r\n']);
  const text = length.startsWith('T') ? `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n` : body;
  return request(random, { method: random.pick(['GET', 'POST', 'PUT']), headers: length, body: text });
}

/** Requests that two servers in a row may read differently. */
function ambiguous(random: Random): string {
  const smuggled = 'GET /smuggled HTTP/1.1\r\nHost: a\r\n\r\n';
  return `POST / HTTP/1.1\r\nHost: a\r\n${random.pick(lengths)}\r\n\r\n0\r\n\r\n${smuggled}`;
}
