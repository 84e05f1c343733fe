import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readStock } from '../../../../scripts/stock/check/read-stock.ts';
import { summaryOf } from '../../../../scripts/stock/generate/stock-facts.ts';
import { now, problemsIn, stockOf } from '../stock-folder.ts';

it('a draft stops no build and is left out', async () => {
  const folder = stockOf({ 47: {}, 48: { draft: true, description: undefined } });
  rmSync(join(folder, 'photos/48'), { recursive: true });
  expect(await problemsIn(folder)).toEqual([]);
  const stock = readStock(folder, now);
  expect(stock.cars.map(({ id }) => id)).toEqual(['47']);
  const night = new Date('2026-11-22T20:00:00Z');
  expect(summaryOf(stock, night)).toEqual({ words: '1 car, 0 sold, 1 draft', date: '2026-11-23' });

  // A mistake in its file is a problem, but its missing picture is not.
  const file = join(folder, 'cars/48.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/\n}$/, ',\n}'));
  expect(await problemsIn(folder)).toEqual([expect.stringMatching(/^Car 48: there is a comma after/)]);
});
