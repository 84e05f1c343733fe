import { Agent, createServer } from 'node:http';
import { expect, it } from 'vitest';
import { exchange } from '../../process/exchange.ts';
import { portOf, send } from '../ask.ts';
import { makeApp } from '../make-app.ts';

it('the log has one line for every kind of answer: method, path without its query, status, duration, bytes', async () => {
  const { get, log } = makeApp();
  // A query may contain what a visitor typed.
  for (const path of ['/inventory?search=my+secret', '/healthz', '/robots.txt', '/assets/icon.svg', '/%ff'])
    await get(path);
  await get('/About');
  await get('/', {}, { method: 'POST' });
  await expect
    .poll(() => log.map(({ msg, method, path, status }) => [msg, method, path, status].join(' ')))
    .toEqual([
      'request GET /inventory 200',
      'request GET /healthz 200',
      'request GET /robots.txt 200',
      'request GET /assets/icon.svg 200',
      'request GET /%ff 400',
      'request GET /About 301',
      'request POST / 405',
    ]);
  expect(log[0]?.level).toBe(30);
  expect(log[0]?.durationMs).toBeGreaterThan(0);
  expect(log[0]?.bytes).toBeGreaterThan(3000);
  expect(JSON.stringify(log)).not.toContain('secret');
});

it('the bytes in the log are those of the answer, not of its connection', async () => {
  const { app, log } = makeApp();
  const port = await portOf(createServer(app));
  const agent = new Agent({ keepAlive: true });
  for (let visit = 0; visit < 2; visit += 1) await send({ port, path: '/healthz', agent });
  agent.destroy();
  await expect.poll(() => log).toHaveLength(2);
  expect(log[1]?.bytes).toBe(log[0]?.bytes);
});

it('the bytes of a pipeline’s answers are their own', async () => {
  const { app, log } = makeApp();
  const port = await portOf(createServer(app));
  const ask = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n`;
  const { text } = await exchange(
    port,
    `${ask('/about')}\r\n${ask('/healthz')}\r\n${ask('/contact')}Connection: close\r\n\r\n`,
  );
  await expect.poll(() => log).toHaveLength(3);
  const starts = [...text.matchAll(/HTTP\/1\.1 200/g)].map(({ index }) => index);
  const [second = 0, third = 0] = starts.slice(1);
  expect(log.map(({ bytes }) => bytes)).toEqual([second, third - second, text.length - third]);
});

// Forged lines: test/process/hostile-requests.test.ts.
it.each([
  ['/nowhere', ['/nowhere']],
  ['/car/34', ['/car/34']],
  [`/${'a'.repeat(2_000)}`, [`/${'a'.repeat(511)}`]],
  ['/About', []],
  ['/%ff', []],
  ['/', []],
])('an unknown path alone is an error line, cut after 512 characters: %s', async (path, logged) => {
  const { get, log, errors } = makeApp();
  await get(path);
  await expect.poll(() => log.at(-1)?.msg).toBe('request');
  expect(errors()).toMatchObject(logged.map((path) => ({ path, msg: 'unknown path' })));
  if (logged.length > 0) expect(log.at(-1)).toMatchObject({ path: logged[0] });
});
