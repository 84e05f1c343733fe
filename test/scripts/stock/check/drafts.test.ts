import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readStock } from '../../../../scripts/stock/check/read-stock.ts';
import { summaryOf } from '../../../../scripts/stock/generate/stock-summary.ts';
import { listVerb } from '../../../../scripts/stock/verbs/list-verb.ts';
import { car47, now, problemsIn, stockOf } from '../stock-folder.ts';

it('a draft stops no build, is left out, and is listed with what it lacks', async () => {
  const folder = stockOf({
    47: car47,
    48: { ...car47, id: '48', draft: true },
    49: { ...car47, id: '49', draft: true, description: undefined },
    50: { ...car47, id: '50', draft: true },
  });
  for (const id of ['48', '49']) rmSync(join(folder, 'photos', id), { recursive: true });
  expect(await problemsIn(folder)).toEqual([]);
  const stock = readStock(folder, now);
  expect(stock.cars.map(({ id }) => id)).toEqual(['47']);
  const night = new Date('2026-11-22T20:00:00Z');
  expect(summaryOf(stock, night)).toMatchObject({ cars: 1, sold: 0, drafts: 3, date: '2026-11-23' });
  const { changed } = listVerb(folder, now, { drafts: true });
  expect(changed.slice(1).map((line) => line.replace(/.* +draft: /, ''))).toEqual([
    'no picture',
    'no picture, no description',
    'complete; to show it: npm run stock -- set 50 draft=',
    `${folder}/: 1 car, 0 sold, 3 drafts: no picture, no description, complete`,
  ]);

  // A mistake in its file is a problem, and its missing picture is still none.
  const file = join(folder, 'cars/48.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/\n}$/, ',\n}'));
  expect(await problemsIn(folder)).toEqual([expect.stringMatching(/^Car 48: there is a comma after/)]);
});
