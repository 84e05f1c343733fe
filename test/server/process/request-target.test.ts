import { expect, it } from 'vitest';
import { createHttpServer } from '../../../server/process/http-server.ts';
import { exchange } from '../../process/exchange.ts';
import { portOf } from '../ask.ts';
import { makeApp } from '../make-app.ts';

const { app } = makeApp();

// Targets without a path: test/server/requests/headers.test.ts.
it.each([
  ['http://evil.example', 200, 'Featured Vehicles'],
  ['http://evil.example/inventory?search=spaceship', 200, 'No vehicles found'],
  ['abc://host/about', 200, '<title>About Us'],
  ['HTTP://evil.example/About?a=1', 301, 'Location: /about?a=1'],
])('an absolute URL is answered as its path, and its host is ignored: %s', async (target, status, words) => {
  const port = await portOf(createHttpServer(app));
  const answer = await exchange(port, `GET ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
  expect(answer.status).toBe(status);
  expect(answer.text).toContain(words);
  expect(answer.text).not.toContain('evil');
});
