import { describe, expect, it } from 'vitest';
import { iconSheet, sheetBodies } from '../../../scripts/build/client/icon-sheet.ts';
import { readStock } from '../../../scripts/stock/check/read-stock.ts';
import { sampleFolder } from '../../../scripts/stock/stock-folder.ts';
import { bodies } from '../../../shared/cars/car.ts';
import { car47, stockOf } from '../stock/stock-folder.ts';

const faults = { day: '2026-11-03', faults: ['roof: dent'] };

describe('the file of icons', () => {
  it('has the sheets of photographed cars with faults, and none for the drawn cars of the sample', () => {
    const own = stockOf({
      47: { ...car47, body: 'Sedan', inspection: faults },
      48: { ...car47, id: '48', body: 'Sedan', inspection: faults },
      49: { ...car47, id: '49', body: 'Van', inspection: { day: '2026-11-03', faults: [] } },
      50: { ...car47, id: '50', body: 'SUV' },
    });
    expect(sheetBodies(readStock(own))).toEqual(['Sedan']);
    expect(sheetBodies(readStock(sampleFolder))).toEqual([]);
    expect(symbols(iconSheet(['Sedan', 'Compact SUV'])).slice(-2)).toEqual(['Sedan', 'Compact-SUV']);
  });

  it.each(bodies)('draws five views of a %s within its sheet', (body) => {
    const sheet = iconSheet([body]).split('<symbol ').at(-1) ?? '';
    expect(sheet.match(/<g transform="translate\(\d+ \d+\)scale\(0\.6\)">/g)).toHaveLength(5);
    // Both sides have two wheels.
    expect(sheet.match(/r="26"/g)).toHaveLength(4);
    expect(sheet).not.toMatch(/NaN|undefined/);
  });
});

function symbols(sheet: string): string[] {
  return [...sheet.matchAll(/<symbol id="([^"]+)"/g)].map(([, id = '']) => id);
}
