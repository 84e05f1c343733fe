import { rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SitePlan } from '../../scripts/build/sites.ts';
import { photosVerb } from '../../scripts/stock/photographs/photos-verb.ts';
import { publishBackVerb, publishVerb } from '../../scripts/stock/publish/publish-verb.ts';
import { newDealer } from '../../scripts/stock/verbs/init-verb.ts';
import { setVerb } from '../../scripts/stock/verbs/set-verb.ts';
import { car47, writeStock } from '../scripts/stock/stock-folder.ts';
import { startInstance } from './instance.ts';

const now = new Date();
const folder = `.cache/sites/publish-${process.pid}`;
const stock = `${folder}/stock`;
const plan: SitePlan = { folder: `${folder}/site`, mode: 'development', stock };
beforeAll(async () => {
  writeStock(stock, { 47: { ...car47, photographs: true } }, newDealer());
  await photosVerb(stock, ['47', await picture('navy')], { replace: true }, { output: stock });
  await publishVerb(plan, undefined);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('publish', () => {
  it('drops no request and no file of an open page, and can be reverted', async () => {
    const first = await startInstance({ folder: plan.folder });
    const open = await pageOf(first.origin);
    expect(open.text).toContain('₹4,95,000');
    expect(open.files.length).toBeGreaterThan(3);

    const statuses: number[] = [];
    const leaving = new AbortController();
    const visiting = (async () => {
      const paths = ['/', '/car/47', ...open.files];
      while (!leaving.signal.aborted) statuses.push(...(await statusesOf(first.origin, paths)));
    })();
    await setVerb(stock, ['47', 'price=470000'], now);
    await photosVerb(stock, ['47', await picture('maroon')], { replace: true }, { output: stock });
    expect((await publishVerb(plan, undefined)).next).toMatch(/^restart the site/);
    leaving.abort();
    await visiting;
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
    expect(statuses.length).toBeGreaterThan(20);

    const restarted = await startInstance({ folder: plan.folder });
    const next = await pageOf(restarted.origin);
    expect(next.text).toContain('₹4,70,000');
    expect(next.files).not.toEqual(open.files);
    expect(new Set(await statusesOf(restarted.origin, open.files))).toEqual(new Set([200]));

    expect((await publishVerb(plan, undefined)).changed.at(-1)).toMatch(/^Nothing has changed/);
    await publishBackVerb(plan, undefined);
    const back = await startInstance({ folder: plan.folder });
    expect((await pageOf(back.origin)).text).toContain('₹4,95,000');
    expect(new Set(await statusesOf(back.origin, next.files))).toEqual(new Set([200]));
    await expect(publishBackVerb(plan, undefined)).rejects.toThrow('there is no earlier build');
    expect((await publishVerb(plan, undefined)).changed.at(-1)).toMatch(/^The site was built/);
  });

  it('has Compose replace its copies if some are running', async () => {
    const asked: string[] = [];
    const copies = { stock: plan.stock, replace: (by: string) => asked.push(by) > 0 };
    expect((await publishVerb(plan, copies)).changed.at(-1)).toBe('Every copy serves the new build.');
    expect((await publishBackVerb(plan, copies)).changed).toEqual(['Every copy serves the previous build.']);
    expect(asked).toEqual(['new build', 'previous build']);
    const failing = { ...copies, replace: () => false };
    await expect(publishVerb(plan, failing)).rejects.toThrow('the copies were not replaced');
    await expect(publishVerb(plan, { ...copies, stock: 'stock' })).rejects.toThrow(
      `the running copies are built from stock/, not from ${plan.stock}/; publish without STOCK`,
    );
    expect(asked).toHaveLength(2);
  });
});

/** A photograph as a camera saves it. */
async function picture(color: string): Promise<string> {
  const file = join(stock, `${color}.jpg`);
  await sharp({ create: { width: 1200, height: 900, channels: 3, background: color } }).toFile(file);
  return file;
}

/** A page and the files that it requests. */
async function pageOf(origin: string) {
  const text = await (await fetch(`${origin}/car/47`)).text();
  return {
    text,
    files: [...new Set(text.match(/(?<=[" ])\/[^"?# ]+\.(?:js|css|avif|webp|jpg)(?=[" ])/g))],
  };
}

function statusesOf(origin: string, paths: readonly string[]): Promise<number[]> {
  return Promise.all(paths.map(async (path) => (await fetch(origin + path)).status));
}
