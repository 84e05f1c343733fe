import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { ask } from '../ask.ts';
import { makeApp } from '../make-app.ts';
import type { LogLine } from '../make-app.ts';

const error = 50;

describe('the request log', () => {
  it('has one line per request: method, path, status, duration, bytes', async () => {
    const { app, log } = makeApp();
    await request(app).get('/about').expect(200);
    await expect.poll(() => log).toHaveLength(1);
    expect(log[0]).toMatchObject({ level: 30, msg: 'request', method: 'GET', path: '/about', status: 200 });
    expect(log[0]?.durationMs).toBeGreaterThan(0);
    expect(log[0]?.bytes).toBeGreaterThan(3000);
  });

  it('has a line for every kind of answer', async () => {
    const { app, log } = makeApp();
    for (const path of ['/healthz', '/robots.txt', '/assets/icon.svg', '/%ff']) await ask(app, path);
    await ask(app, '/About');
    await ask(app, '/', { method: 'POST' });
    await expect.poll(() => log).toHaveLength(6);
    expect(log.map(({ status }) => status)).toEqual([200, 200, 200, 400, 301, 405]);
  });

  it('has no query, as it may contain what a visitor typed', async () => {
    const { app, log } = makeApp();
    await request(app).get('/inventory?search=my+secret').expect(200);
    await expect.poll(() => log).toHaveLength(1);
    expect(JSON.stringify(log)).not.toContain('secret');
  });
});

describe('an unknown path', () => {
  it('is cut after 512 characters in both log lines', async () => {
    const { app, log } = makeApp();
    await ask(app, `/${'a'.repeat(2_000)}`);
    await expect.poll(() => log).toHaveLength(2);
    const cut = `/${'a'.repeat(511)}`;
    expect(log.map(({ path }) => path)).toEqual([cut, cut]);
  });

  // Forged lines: test/process/hostile-requests.test.ts.
  it.each(['/nowhere', '/car/34', '/a"},{"level":60'])('is one error line: %s', async (path) => {
    const errors = await errorsAt(path);
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatchObject({ path, msg: 'unknown path' });
  });

  it('is not logged as an error when it redirects or is malformed', async () => {
    for (const path of ['/About', '/%ff', '/']) expect(await errorsAt(path)).toEqual([]);
  });
});

/** Requests a path, and waits for its log line. */
async function errorsAt(path: string): Promise<LogLine[]> {
  const { app, log } = makeApp();
  await ask(app, path);
  await expect.poll(() => log.at(-1)?.msg).toBe('request');
  return log.filter(({ level }) => level >= error);
}
