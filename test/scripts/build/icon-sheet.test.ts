import { expect, it } from 'vitest';
import { iconSheet, sheetBodies } from '../../../scripts/build/client/icon-sheet.ts';
import { readStock } from '../../../scripts/stock/check/read-stock.ts';
import { sampleFolder } from '../../../scripts/stock/stock-folder.ts';
import { bodies } from '../../../shared/cars/car.ts';
import { car47, stockOf } from '../stock/stock-folder.ts';

const faults = { day: '2026-11-03', faults: ['roof: dent'] };

it('the icon file contains sheets for photographed cars with faults, and none for the drawn cars of the sample', () => {
  const own = stockOf({
    47: { ...car47, body: 'Sedan', inspection: faults },
    48: { ...car47, id: '48', body: 'Sedan', inspection: faults },
    49: { ...car47, id: '49', body: 'Van', inspection: { ...faults, faults: [] } },
    50: { ...car47, id: '50', body: 'SUV' },
  });
  expect(sheetBodies(readStock(own))).toEqual(['Sedan']);
  expect(sheetBodies(readStock(sampleFolder))).toEqual([]);
});

it('a sheet has five views of its car', () => {
  const [, ...sheets] = iconSheet(bodies).split(/<symbol (?=id="[A-Z])/);
  const views = /<g transform="translate\(\d+ \d+\)scale\(0\.6\)">/g;
  expect(sheets.map((sheet) => sheet.match(views)?.length)).toEqual(bodies.map(() => 5));
  expect(sheets[2]).toMatch(/^id="Compact-SUV"/);
});
