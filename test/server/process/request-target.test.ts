import { expect, it } from 'vitest';
import { createHttpServer } from '../../../server/process/http-server.ts';
import { exchange } from '../../process/exchange.ts';
import { portOf } from '../ask.ts';
import { makeApp } from '../make-app.ts';

async function get(target: string, hosts = 'Host: a') {
  const { app, log } = makeApp();
  const port = await portOf(createHttpServer(app));
  const answer = await exchange(port, `GET ${target} HTTP/1.1\r\n${hosts}\r\nConnection: close\r\n\r\n`);
  return { ...answer, log };
}

it.each([
  ['http://evil.example', 200, 'Featured Vehicles'],
  ['http://evil.example/inventory?search=spaceship', 200, 'No vehicles found'],
  ['abc://host/about', 200, '<title>About Us'],
  ['HTTP://evil.example/About?a=1', 301, 'Location: /about?a=1'],
])('an absolute URL is answered as its path, and its host is ignored: %s', async (target, status, words) => {
  const answer = await get(target);
  expect(answer.status).toBe(status);
  expect(answer.text).toContain(words);
  expect(answer.text).not.toContain('evil');
});

it.each(['abc://host', 'http://[::1/', '*', 'http://a:99999/about'])(
  'a target without a path is refused with the site’s headers, and logged: %s',
  async (target) => {
    const { status, headers, body, log } = await get(target);
    expect([status, body]).toEqual([400, 'Bad Request']);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('x-request-id')).toMatch(/./);
    await expect.poll(() => log).toMatchObject([{ msg: 'request', level: 30, status: 400 }]);
  },
);

it('Node refuses what is not a target', async () => {
  for (const target of ['http//[', 'about', 'mailto:x', '?a']) expect((await get(target)).status).toBe(400);
});

it('a request with two hosts is refused', async () => {
  expect((await get('/', 'Host: a\r\nhost: b')).status).toBe(400);
  expect((await get('/', 'Host: a')).status).toBe(200);
});
