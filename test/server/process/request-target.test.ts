import { expect, it } from 'vitest';
import { createHttpServer } from '../../../server/process/http-server.ts';
import { exchange } from '../../process/exchange.ts';
import { portOf } from '../ask.ts';
import { textOf } from '../html.ts';
import { makeApp } from '../make-app.ts';

async function get(target: string) {
  const port = await portOf(createHttpServer(makeApp().app));
  return exchange(port, `GET ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
}

it('an absolute URL is answered by its path, and its host is ignored', async () => {
  const page = await get('http://evil.example/about');
  expect(page.status).toBe(200);
  expect(textOf(page.body)).toContain('About Utsav Motors');
  expect(page.body).not.toContain('evil');
  expect((await get('http://evil.example')).status).toBe(200);
  expect((await get('http://a:99999/about')).status).toBe(200);
  expect((await get('abc://host/about')).status).toBe(200);
  const filtered = await get('http://evil.example/inventory?search=spaceship');
  expect(textOf(filtered.body)).toContain('No vehicles found');
  expect((await get('HTTP://evil.example/About?a=1')).headers.get('location')).toBe('/about?a=1');
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
