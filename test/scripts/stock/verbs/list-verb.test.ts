import { expect, it } from 'vitest';
import { checkVerb } from '../../../../scripts/stock/verbs/check-verb.ts';
import { listVerb } from '../../../../scripts/stock/verbs/list-verb.ts';
import { car47, now, stockOf, twoCars } from '../stock-folder.ts';

it('list prints a line per car', () => {
  const folder = twoCars();
  expect(listVerb(folder, now).changed).toEqual([
    'id  car                 price      driven     pictures  days  state',
    '47  2019 Honda City ZX  ₹4,95,000  41,300 km  1         -     for sale',
    '48  2019 Honda City ZX  ₹4,45,000  41,300 km  1         10    sold 2026-11-20',
    `${folder}/: 1 car, 1 sold`,
  ]);
});

it('list and check count the cars alike', async () => {
  const sold = { ...car47, id: '48', sold: '2026-11-20' };
  const folder = stockOf({ 47: car47, 48: sold, 49: { ...sold, id: '49', draft: true } });
  const counts = '1 car, 1 sold, 1 draft: complete';
  expect(listVerb(folder, now).changed.at(-1)).toBe(`${folder}/: ${counts}`);
  expect((await checkVerb(folder, now)).changed[0]).toBe(`${folder}/ is valid: ${counts}`);
});

it('list of an empty stock says how to add a car', () => {
  expect(listVerb(stockOf({}), now).next).toBe('npm run stock -- add');
});
