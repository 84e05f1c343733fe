import { expect, it } from 'vitest';
import { createHttpServer } from '../../../server/process/http-server.ts';
import { exchange } from '../../process/exchange.ts';
import { portOf } from '../ask.ts';
import { makeApp } from '../make-app.ts';

async function get(target: string) {
  const port = await portOf(createHttpServer(makeApp().app));
  return exchange(port, `GET ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
}

it.each([
  ['http://evil.example', 200, 'Featured Vehicles'],
  ['http://evil.example/inventory?search=spaceship', 200, 'No vehicles found'],
  ['http://a:99999/about', 200, '<title>About Us'],
  ['abc://host/about', 200, '<title>About Us'],
  ['HTTP://evil.example/About?a=1', 301, 'Location: /about?a=1'],
])('an absolute URL is answered by its path, and its host is ignored: %s', async (target, status, words) => {
  const answer = await get(target);
  expect(answer.status).toBe(status);
  expect(answer.text).toContain(words);
  expect(answer.text).not.toContain('evil');
});

it.each(['abc://host', 'http//[', 'about', 'mailto:x', '?a'])(
  'a target without a path is refused: %s',
  async (target) => {
    const { status, body } = await get(target);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(body).not.toContain('node_modules');
  },
);
