import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SitePlan } from '../../scripts/build/sites.ts';
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
  writeStock(stock, { 47: car47 }, newDealer());
  await publishVerb(plan, undefined);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('publish', () => {
  it('keeps the running site and the files of open pages, and can be reverted', async () => {
    const first = await startInstance({ folder: plan.folder });
    const open = await pageOf(first.origin);
    expect(open.text).toContain('₹4,95,000');
    expect(open.files.length).toBeGreaterThan(3);
    await setVerb(stock, ['47', 'price=470000'], now);
    expect((await publishVerb(plan, undefined)).next).toMatch(/^restart the site/);
    expect((await pageOf(first.origin)).text).toBe(open.text);
    expect(await statusesOf(first.origin, open.files)).toEqual([200]);

    const restarted = await startInstance({ folder: plan.folder });
    expect((await pageOf(restarted.origin)).text).toContain('₹4,70,000');
    expect(await statusesOf(restarted.origin, open.files)).toEqual([200]);

    expect((await publishVerb(plan, undefined)).changed.at(-1)).toMatch(/^Nothing has changed/);
    await publishBackVerb(plan, undefined);
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

async function pageOf(origin: string) {
  const text = await (await fetch(`${origin}/car/47`)).text();
  return {
    text,
    files: [...new Set(text.match(/(?<=[" ])\/[^"?# ]+\.(?:js|css|avif|webp|jpg)(?=[" ])/g))],
  };
}

async function statusesOf(origin: string, paths: readonly string[]): Promise<number[]> {
  return [...new Set(await Promise.all(paths.map(async (path) => (await fetch(origin + path)).status)))];
}
