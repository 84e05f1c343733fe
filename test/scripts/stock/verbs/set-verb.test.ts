import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { setVerb } from '../../../../scripts/stock/verbs/set-verb.ts';
import { car47, fileOf, now, refusalOf, stockOf, twoCars } from '../stock-folder.ts';

describe('set', () => {
  it('changes, adds and takes out fields, each in its place, and leaves the rest of the file', () => {
    const folder = twoCars();
    const { changed } = setVerb(
      folder,
      ['47', 'price=4,25,000', 'originalPrice=445000', 'specs.engine=1.5-litre', 'color=Red'],
      now,
    );
    setVerb(folder, ['47', 'originalPrice='], now);
    expect(changed).toEqual([
      'Car 47, price: 495000 → 425000',
      'Car 47, originalPrice: nothing → 445000',
      'Car 47, specs.engine: nothing → 1.5-litre',
      'Car 47, color: Lunar Silver → Red',
    ]);
    const specs = { engine: '1.5-litre' };
    expect(fileOf(folder, '47')).toBe(
      JSON.stringify({ ...car47, price: 425_000, color: 'Red', specs }, null, 2),
    );
  });

  it.each([
    [
      ['47', 'price=abc'],
      "- Car 47, price: 'abc' is not a whole number of rupees; write it in digits alone (cars/47.json)",
    ],
    [['47', 'prise=1'], "- Car 47, prise: there is no such field; did you mean 'price'? (cars/47.json)"],
    [['99', 'price=1'], "- there is no car '99'; 'npm run stock -- list' shows their numbers"],
    [['47', 'price'], "- 'price' is no field with its value; write 'set 10 price=425000'"],
  ])('refuses %j and writes nothing', (words, message) => {
    const folder = twoCars();
    const before = fileOf(folder, '47');
    expect(refusalOf(() => setVerb(folder, words, now)).replaceAll(`${folder}/`, '')).toBe(
      `Nothing was written:\n${message}`,
    );
    expect(fileOf(folder, '47')).toBe(before);
    expect(readdirSync(folder)).not.toContain('.next');
  });

  it('refuses what would be right while another car is wrong', () => {
    const folder = stockOf({ 47: car47, 48: { ...car47, id: '48' } });
    writeFileSync(join(folder, 'cars/48.json'), '{}');
    expect(refusalOf(() => setVerb(folder, ['47', 'price=425000'], now))).toContain(
      'Car 48, make is missing',
    );
  });
});
