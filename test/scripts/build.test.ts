import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Plugin } from 'esbuild';
import { afterAll, describe, expect, it } from 'vitest';
import { buildClient } from '../../scripts/build/client/build-client.ts';
import { buildSite } from '../../scripts/build/build-site.ts';
import { stockPlugin } from '../../scripts/build/stock-plugin.ts';
import { putInPlace } from '../../scripts/build/put-in-place.ts';
import { readStock } from '../../scripts/stock/read-stock.ts';
import type { Stock } from '../../scripts/stock/dealer-stock.ts';
import { sampleFolder } from '../../scripts/stock/stock-folder.ts';
import type { AssetManifest } from '../../shared/asset-manifest.ts';

const stock = stockPlugin(() => readStock(sampleFolder));
const room = mkdtempSync(join(tmpdir(), 'build-'));
const folder = join(room, 'site');
afterAll(() => rmSync(room, { recursive: true }));

describe('the files of the browser', () => {
  it('lie in a folder named after the bytes that are sent', () => {
    const { bundle } = manifestIn('dist');
    const hash = createHash('sha256');
    const names = readdirSync(`dist/public${bundle}`).filter((name) => !/\.(br|gz)$/.test(name));
    for (const name of names.sort()) hash.update(`${name}\0${fileIn('dist', `${bundle}/${name}`)}\0`);
    expect(basename(bundle)).toBe(hash.digest('hex').slice(0, 8));
  });
});

describe('a build', () => {
  it('keeps the files of the one before, for pages that are open', async () => {
    const first = await build('console.log(1);');
    const second = await build('console.log(2);');
    expect(fileIn(folder, first.start)).toContain('console.log(1)');
    expect(fileIn(folder, second.start)).toContain('console.log(2)');
  }, 60_000);

  it('leaves everything as it was when it fails', async () => {
    const before = manifestIn(folder);
    await expect(buildSite('development', { folder, stock: {} as Stock })).rejects.toThrow();
    expect(manifestIn(folder)).toEqual(before);
    expect(existsSync(join(folder, 'public', before.start))).toBe(true);
  }, 60_000);
});

async function build(start: string): Promise<AssetManifest> {
  await buildClient(`${folder}.next`, { mode: 'development', plugins: [stock, startWith(start)] });
  putInPlace(`${folder}.next`, folder);
  return manifestIn(folder);
}

function startWith(contents: string): Plugin {
  return {
    name: 'start',
    setup(build) {
      build.initialOptions.logLevel = 'silent';
      build.onLoad({ filter: /client[\\/]start\.ts$/ }, () => ({ contents }));
    },
  };
}

function manifestIn(site: string): AssetManifest {
  return JSON.parse(readFileSync(join(site, 'manifest.json'), 'utf8')) as AssetManifest;
}

function fileIn(site: string, address: string): string {
  return readFileSync(join(site, 'public', address), 'utf8');
}
