import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { doubtsOfValid } from '../../../../scripts/stock/check/read-stock.ts';
import { stockFolder } from '../../../../scripts/stock/stock-folder.ts';
import { initVerb } from '../../../../scripts/stock/verbs/init-verb.ts';
import { temporaryFolder } from '../../../temporary-folder.ts';
import { problemsIn } from '../stock-folder.ts';

describe('init', () => {
  it('creates a valid stock with schemas, a guide and a history', async () => {
    const folder = join(temporaryFolder(), 'own');
    initVerb(folder, {});
    expect(readdirSync(folder).sort().join(' ')).toBe(
      '.git README.md car.schema.json cars dealer.json dealer.schema.json photos',
    );
    expect(await problemsIn(folder)).toEqual([]);
    expect(() => initVerb(folder, { empty: true })).toThrow(/already exists; move it away first/);
  });

  it('copies no claim of the sample into an empty stock, and lists what to replace', async () => {
    // A disk of its own may be mounted there.
    const folder = temporaryFolder();
    const { changed } = initVerb(stockFolder({ STOCK: `${folder}/` }), { empty: true });
    expect(changed[1]).toBe(
      `Replace these sample values in ${folder}/dealer.json: brand, origin, phone, email, address, geo, hours.`,
    );
    const dealer = readFileSync(join(folder, 'dealer.json'), 'utf8');
    expect(JSON.parse(dealer)).toMatchObject({ season: 'never', quirks: 'fix', texts: {} });
    expect(dealer).not.toMatch(/structured|2015|5,000|4\.9|12\.5|Diwali|certified/i);
    expect((await doubtsOfValid(folder)).at(-1)).toBe(
      `Replace these sample values in ${folder}/dealer.json: brand, web address, telephone, e-mail, address.`,
    );
  });
});
