import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ask } from '../ask.ts';
import { assets, makeApp } from '../make-app.ts';

const folder = mkdtempSync(join(tmpdir(), 'assets-'));
mkdirSync(join(folder, 'assets'));
// A symbolic link to itself cannot be read, not even by root.
for (const name of ['loop.js', 'loop.js.br']) symlinkSync(name, join(folder, 'assets', name));
const lost = ['lost.js', 'lost.js.br'].map((name) => join(folder, 'assets', name));
for (const file of lost) writeFileSync(file, '');
afterAll(() => rmSync(folder, { recursive: true }));

const { app, log } = makeApp({ assets: { ...assets, folder } });
for (const file of lost) rmSync(file);

describe.each([
  ['/assets/loop.js', 'cannot be read', 500, 'Internal Server Error'],
  ['/assets/lost.js', 'was deleted since the build', 404, 'Not Found'],
  ['/assets/cars/999/1-400.avif', 'does not exist', 404, 'Not Found'],
  ['/assets/', 'is a folder', 404, 'Not Found'],
])('the file %s, which %s,', (path, _what, status, text) => {
  it.each(['identity', 'br'])('is answered with plain, uncached text: %s', async (encoding) => {
    log.length = 0;
    const answer = await ask(app, path, { headers: { 'Accept-Encoding': encoding } });
    expect([answer.status, answer.body.toString()]).toEqual([status, text]);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    const failure = {
      msg: 'request failed',
      path: expect.stringContaining(path) as string,
      err: { code: 'ELOOP' },
    };
    expect(log).toMatchObject([...(status === 500 ? [failure] : []), { msg: 'request' }]);
  });
});

it('a file that cannot be read does not stop pages', async () => {
  expect((await ask(app, '/about')).status).toBe(200);
});
