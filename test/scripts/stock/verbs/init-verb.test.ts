import { existsSync, mkdirSync, readFileSync, readdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { doubtsOfValid } from '../../../../scripts/stock/check/read-stock.ts';
import { stockFolder } from '../../../../scripts/stock/stock-folder.ts';
import { initVerb } from '../../../../scripts/stock/verbs/init-verb.ts';
import { kill } from '../../kill.ts';
import { problemsIn, stockOf } from '../stock-folder.ts';

describe('init', () => {
  it('creates a valid stock with schemas, a guide and a history', async () => {
    const folder = join(stockOf({}), 'own');
    await initVerb(folder, {});
    expect(readdirSync(folder).sort().join(' ')).toBe(
      '.git README.md car.schema.json cars dealer.json dealer.schema.json photos',
    );
    expect(await problemsIn(folder)).toEqual([]);
    await expect(initVerb(folder, { empty: true })).rejects.toThrow(/already exists; move it away first/);
  });

  it('in an empty folder copies no claim of the sample, and lists what to replace', async () => {
    const folder = join(stockOf({}), 'own');
    mkdirSync(folder);
    // No place for what is unfinished.
    mkdirSync(`${folder}.next/mine`, { recursive: true });
    const { changed } = await initVerb(stockFolder({ STOCK: `${folder}/` }), { empty: true });
    expect(changed[1]).toBe(
      `Replace these sample values in ${folder}/dealer.json: brand, origin, phone, email, address, geo, hours.`,
    );
    const dealer = readFileSync(join(folder, 'dealer.json'), 'utf8');
    expect(JSON.parse(dealer)).toMatchObject({ season: 'never', quirks: 'fix', texts: {} });
    expect(dealer).not.toMatch(/structured|2015|5,000|4\.9|12\.5|Diwali|certified/i);
    expect((await doubtsOfValid(folder)).at(-1)).toBe(
      `Replace these sample values in ${folder}/dealer.json: brand, web address, telephone, e-mail, address.`,
    );
    expect(readdirSync(dirname(folder)).sort()).toEqual(['cars', 'dealer.json', 'own', 'own.next']);
    expect(existsSync(`${folder}.next/mine`)).toBe(true);
  });

  it('fills the empty folder that a link leads to', async () => {
    const disk = stockOf({});
    const [folder, link] = [join(disk, 'own'), join(disk, 'link')];
    mkdirSync(folder);
    symlinkSync(folder, link);
    await initVerb(link, { empty: true });
    expect(readdirSync(folder)).toContain('dealer.json');
    expect(readdirSync(disk).sort()).toEqual(['cars', 'dealer.json', 'link', 'own']);
  });

  it('removes what one that was killed has left', async () => {
    const folder = join(stockOf({}), 'own');
    const left = () => readdirSync(dirname(folder)).filter((name) => name.startsWith('own'));
    kill('init', folder, 'renameSync', 1);
    expect(left()).toEqual([expect.stringMatching(/^own\../)]);
    await initVerb(folder, { empty: true });
    expect(left()).toEqual(['own']);
  });
});
