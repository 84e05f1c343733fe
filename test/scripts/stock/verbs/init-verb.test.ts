import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkStock } from '../../../../scripts/stock/read-stock.ts';
import { initVerb } from '../../../../scripts/stock/verbs/init-verb.ts';
import { now, stockOf } from '../stock-folder.ts';

it('init makes a stock that is right, with quirks fixed, schemas and a guide, and says what to replace', async () => {
  const folder = join(stockOf({}), 'own');
  const { changed } = initVerb(folder, { isEmpty: false });
  expect(changed[1]).toBe(
    `Still the sample's dealer's, in ${folder}/dealer.json: brand, origin, phone, email, address, geo, hours, social, finance, texts.`,
  );
  expect(readdirSync(folder).sort()).toEqual([
    'README.md',
    'car.schema.json',
    'cars',
    'dealer.json',
    'dealer.schema.json',
    'photos',
  ]);
  expect(readFileSync(join(folder, 'dealer.json'), 'utf8')).toContain('"quirks": "fix"');
  expect(await checkStock(folder, now)).toEqual([]);
  expect(() => initVerb(folder, { isEmpty: true })).toThrow(/there is a folder .* already/);
});
