import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkVerb } from '../../../../scripts/stock/verbs/check-verb.ts';
import { listVerb } from '../../../../scripts/stock/verbs/list-verb.ts';
import { now, stockOf } from '../stock-folder.ts';

it('list prints a line per car, with what a draft lacks, and counts the cars as check does', async () => {
  const folder = stockOf({
    47: {},
    48: { price: 445_000, added: '2026-11-12', sold: '2026-11-20' },
    49: { draft: true, description: undefined, sold: '2026-11-20' },
    50: { draft: true },
  });
  rmSync(join(folder, 'photos/49'), { recursive: true });
  const counts = '1 car, 1 sold, 2 drafts';
  expect(listVerb(folder, now).changed).toEqual([
    'id  car                 price      driven     pictures  days  state',
    '47  2019 Honda City ZX  ₹4,95,000  41,300 km  1         -     for sale',
    '48  2019 Honda City ZX  ₹4,45,000  41,300 km  1         10    sold 2026-11-20',
    '49  2019 Honda City ZX  ₹4,95,000  41,300 km  0         -     draft: no picture, no description',
    '50  2019 Honda City ZX  ₹4,95,000  41,300 km  1         -     draft: complete; to show it: npm run stock -- set 50 draft=',
    `${folder}/: ${counts}`,
  ]);
  expect((await checkVerb(folder, now)).changed[0]).toBe(`${folder}/ is valid: ${counts}`);
});

it('list of an empty stock says how to add a car', () => {
  expect(listVerb(stockOf({}), now).next).toBe('npm run stock -- add');
});
