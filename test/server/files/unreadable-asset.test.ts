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

describe('an asset that cannot be read', () => {
  it.each(['identity', 'br'])('is answered with a plain, uncached 500: %s', async (encoding) => {
    const { status, headers, body } = await ask(app, '/assets/loop.js', {
      headers: { 'Accept-Encoding': encoding },
    });
    expect([status, body.toString()]).toEqual([500, 'Internal Server Error']);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(log.filter(({ level }) => level >= 50).at(-1)).toMatchObject({
      msg: 'request failed',
      path: expect.stringMatching(/^\/assets\/loop\.js/) as string,
      err: { code: 'ELOOP' },
    });
  });

  it('does not stop pages', async () => {
    expect((await ask(app, '/about')).status).toBe(200);
  });
});

describe('an asset deleted since the build', () => {
  it.each(['identity', 'br'])('is answered with a plain, uncached 404: %s', async (encoding) => {
    const { status, headers, body } = await ask(app, '/assets/lost.js', {
      headers: { 'Accept-Encoding': encoding },
    });
    expect([status, body.toString()]).toEqual([404, 'Not Found']);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-encoding']).toBeUndefined();
  });
});
