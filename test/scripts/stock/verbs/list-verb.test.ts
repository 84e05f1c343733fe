import { expect, it } from 'vitest';
import { listVerb } from '../../../../scripts/stock/verbs/list-verb.ts';
import { now, twoCars } from '../stock-folder.ts';

it('list prints a line per car', () => {
  const folder = twoCars();
  expect(listVerb(folder, now).changed).toEqual([
    'id  car                 price      driven     pictures  days  state',
    '47  2019 Honda City ZX  ₹4,95,000  41,300 km  1         -     for sale',
    '48  2019 Honda City ZX  ₹4,45,000  41,300 km  1         10    sold 2026-11-20',
    `${folder}/: 1 car, 1 sold`,
  ]);
});
