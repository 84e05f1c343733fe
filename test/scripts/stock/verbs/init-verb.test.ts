import { mkdirSync, readFileSync, readdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { doubtsOfValid } from '../../../../scripts/stock/check/read-stock.ts';
import { stockFolder } from '../../../../scripts/stock/stock-folder.ts';
import { initVerb } from '../../../../scripts/stock/verbs/init-verb.ts';
import { kill } from '../../kill.ts';
import { problemsIn, stockOf } from '../stock-folder.ts';

const files = '.git README.md car.schema.json cars dealer.json dealer.schema.json photos'.split(' ');

describe('init', () => {
  it('creates a valid stock with schemas, a guide and a history', async () => {
    const folder = join(stockOf({}), 'own');
    await initVerb(folder, {});
    expect(readdirSync(folder).sort()).toEqual(files);
    expect(await problemsIn(folder)).toEqual([]);
    await expect(initVerb(folder, { empty: true })).rejects.toThrow(/already exists; move it away first/);
  });

  it('in an empty folder copies no claim of the sample, and lists what to replace', async () => {
    const folder = join(stockOf({}), 'own');
    mkdirSync(folder);
    const { changed } = await initVerb(stockFolder({ STOCK: `${folder}/` }), { empty: true });
    expect(changed[1]).toBe(
      `Replace these sample values in ${folder}/dealer.json: brand, origin, phone, email, address, geo, hours.`,
    );
    const dealer = readFileSync(join(folder, 'dealer.json'), 'utf8');
    expect(JSON.parse(dealer)).toMatchObject({ season: 'never', quirks: 'fix', texts: {} });
    expect(dealer).not.toMatch(/structured|2015|5,000|4\.9|12\.5|Diwali|certified/i);
    expect((await doubtsOfValid(folder)).at(-1)).toBe(
      `Replace these sample values in ${folder}/dealer.json: brand, web address, telephone, e-mail, address, hours.`,
    );
    expect(readdirSync(dirname(folder)).sort()).toEqual(['cars', 'dealer.json', 'own']);
  });

  it('fills a folder on another disk, which can be neither removed nor renamed', async () => {
    const disk = stockOf({});
    const [folder, link] = [join(disk, 'own'), join(disk, 'link')];
    mkdirSync(folder);
    symlinkSync(folder, link);
    await initVerb(link, { empty: true });
    expect(readdirSync(folder).sort()).toEqual(files);
  });

  it.each([
    ['filling the folder', 'cpSync', 1, ['.stock']],
    ['moving its files into place', 'renameSync', 3, expect.arrayContaining(['.git', '.stock'])],
  ])('completes what one that was killed while %s has left', async (_when, call, count, left) => {
    const folder = join(stockOf({}), 'own');
    kill('init', folder, call, count);
    expect(readdirSync(folder)).toEqual(left);
    await initVerb(folder, { empty: true });
    expect(readdirSync(folder).sort()).toEqual(files);
    expect(await problemsIn(folder)).toEqual([]);
  });
});
