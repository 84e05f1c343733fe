import { existsSync, mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkStock, doubtsOfValid } from '../../../../scripts/stock/check/read-stock.ts';
import { stockFolder } from '../../../../scripts/stock/stock-folder.ts';
import { initVerb } from '../../../../scripts/stock/verbs/init-verb.ts';
import { now, stockOf } from '../stock-folder.ts';

describe('init', () => {
  it('creates a valid stock with schemas, a guide and a history, and lists what to replace', async () => {
    const folder = join(stockOf({}), 'own');
    const { changed } = initVerb(folder, {});
    expect(changed[1]).toBe(
      `Replace these sample values in ${folder}/dealer.json: brand, origin, phone, email, address, geo, hours.`,
    );
    expect(readdirSync(folder).sort().join(' ')).toBe(
      '.git README.md car.schema.json cars dealer.json dealer.schema.json photos',
    );
    expect(await checkStock(folder, now)).toEqual([]);
    expect(() => initVerb(folder, { empty: true })).toThrow(/already exists; move it away first/);
  });

  it('copies no claim of the sample, and no season', async () => {
    const folder = join(stockOf({}), 'own');
    initVerb(folder, { empty: true });
    const dealer = readFileSync(join(folder, 'dealer.json'), 'utf8');
    expect(JSON.parse(dealer)).toMatchObject({ season: 'never', quirks: 'fix', texts: {} });
    expect(dealer).not.toMatch(/structured|2015|5,000|4\.9|12\.5|Diwali|certified/i);
    expect((await doubtsOfValid(folder)).at(-1)).toBe(
      `Replace these sample values in ${folder}/dealer.json: brand, web address, telephone, e-mail, address, hours.`,
    );
  });

  it('accepts a name with a trailing slash, and deletes no folder next to it', () => {
    const folder = join(stockOf({}), 'own');
    mkdirSync(`${folder}.next/mine`, { recursive: true });
    mkdirSync(folder);
    initVerb(stockFolder({ STOCK: `${folder}/` }), { empty: true });
    expect(existsSync(join(folder, 'dealer.json'))).toBe(true);
    expect(readdirSync(dirname(folder)).sort()).toEqual(['cars', 'dealer.json', 'own', 'own.next']);
    expect(readdirSync(`${folder}.next`)).toEqual(['mine']);
  });
});
