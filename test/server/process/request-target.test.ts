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

it('a target without a path is refused', async () => {
  for (const target of ['abc://host', 'http//[', 'about', 'mailto:x', '?a']) {
    const { status, body } = await get(target);
    expect([400, 404], target).toContain(status);
    expect(body, target).not.toContain('node_modules');
  }
});
