import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkStock, readStock } from '../../../../scripts/stock/check/read-stock.ts';
import { listVerb } from '../../../../scripts/stock/verbs/list-verb.ts';
import { summaryOf } from '../../../../scripts/stock/generate/stock-summary.ts';
import { car47, now, stockOf } from '../stock-folder.ts';

describe('a draft', () => {
  it('does not stop a build, is left out, and is counted', async () => {
    const folder = threeDrafts();
    expect(await checkStock(folder, now)).toEqual([]);
    const stock = readStock(folder, now);
    expect(stock.cars.map(({ id }) => id)).toEqual(['47']);
    expect(summaryOf(stock, now)).toMatchObject({ cars: 1, sold: 0, drafts: 3, date: '2026-11-22' });
  });

  it('with a mistake in its file has one problem, and none for its missing picture', async () => {
    const folder = threeDrafts();
    const file = join(folder, 'cars/48.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/\n}$/, ',\n}'));
    expect((await checkStock(folder, now)).map(({ what }) => what)).toEqual([
      'there is a comma after the last entry; delete it',
    ]);
  });

  it('is listed with what it lacks', () => {
    const folder = threeDrafts();
    const lines = listVerb(folder, now, { drafts: true }).changed.map((line) =>
      line.replace(/.* +draft: /, ''),
    );
    expect(lines.slice(1)).toEqual([
      'no picture',
      'no picture, no description',
      'complete; to show it: npm run stock -- set 50 draft=',
      `${folder}/: 1 car, 0 sold, 3 drafts: no picture, no description, complete`,
    ]);
  });
});

it('a build takes the date from Indian time', () => {
  const stock = readStock(stockOf({ 47: car47 }), now);
  expect(summaryOf(stock, new Date('2026-11-22T20:00:00Z')).date).toBe('2026-11-23');
});

/** One car on the site, and three drafts: without a picture, without a description either, and complete. */
function threeDrafts(): string {
  const folder = stockOf({
    47: car47,
    48: { ...car47, id: '48', draft: true },
    49: { ...car47, id: '49', draft: true, description: undefined },
    50: { ...car47, id: '50', draft: true },
  });
  for (const id of ['48', '49']) rmSync(join(folder, 'photos', id), { recursive: true });
  return folder;
}
