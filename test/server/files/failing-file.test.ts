import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { assets, makeApp } from '../make-app.ts';

const folder = mkdtempSync(join(tmpdir(), 'assets-'));
mkdirSync(join(folder, 'assets'));
// A symbolic link to itself cannot be read, not even by root.
for (const name of ['loop.js', 'loop.js.br']) symlinkSync(name, join(folder, 'assets', name));
afterAll(() => rmSync(folder, { recursive: true }));

const paths = new Set(['/assets/loop.js.br', '/assets/lost.js.br']);
const { get, log } = makeApp({ assets: { ...assets, folder, paths } });

describe.each([
  ['/assets/loop.js', 'cannot be read', 500, 'Internal Server Error'],
  ['/assets/lost.js', 'was deleted since the start', 404, 'Not Found'],
  ['/assets/cars/999/1-400.avif', 'does not exist', 404, 'Not Found'],
  ['/assets/', 'is a folder', 404, 'Not Found'],
])('the file %s, which %s,', (path, _what, status, text) => {
  it.each(['identity', 'br'])('is answered with plain, uncached text: %s', async (encoding) => {
    log.length = 0;
    const answer = await get(path, { 'Accept-Encoding': encoding });
    expect(answer).toMatchObject({ status, text });
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'text/plain; charset=utf-8',
    });
    expect(answer.headers).not.toHaveProperty('content-encoding');
    const failed = expect.stringContaining(path) as string;
    const failure = { msg: 'request failed', path: failed, err: { code: 'ELOOP' } };
    expect(log).toMatchObject([...(status === 500 ? [failure] : []), { msg: 'request' }]);
  });
});

it('a file that cannot be read does not stop pages', async () => {
  expect((await get('/about')).status).toBe(200);
});
