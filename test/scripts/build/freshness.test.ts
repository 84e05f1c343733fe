import { mkdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fingerprintOf } from '../../../scripts/build/freshness.ts';
import { car47, stockOf } from '../stock/stock-folder.ts';

it('the fingerprint of a build changes only with a car and its pictures', () => {
  const stock = stockOf({ 47: car47 });
  const [two, three] = [join(stock, 'photos/47/2.webp'), join(stock, 'photos/47/3.webp')];
  const prints = [fingerprintOf(stock)];
  utimesSync(join(stock, 'cars/47.json'), new Date(), new Date());
  mkdirSync(join(stock, '.git'));
  writeFileSync(join(stock, '.git/index'), 'a commit');
  expect(fingerprintOf(stock)).toBe(prints[0]);

  for (const change of [
    () => writeFileSync(two, 'a picture'),
    () => renameSync(two, three),
    () => writeFileSync(join(stock, 'cars/47.json'), '{}'),
    () => rmSync(three),
  ]) {
    change();
    prints.push(fingerprintOf(stock));
  }
  expect(new Set(prints).size).toBe(5);
});
