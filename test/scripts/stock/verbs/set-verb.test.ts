import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { setVerb } from '../../../../scripts/stock/verbs/set-verb.ts';
import { car47, carIn, fileOf, now, twoCars } from '../stock-folder.ts';

describe('set', () => {
  it('changes, adds and deletes fields, each in its place, and keeps the rest of the file', async () => {
    const folder = twoCars();
    const words = ['selling-price=4.25 lakh', 'old-price=4,45,000', 'specs.engine=1.5-litre', 'gearbox=AMT'];
    const { changed } = await setVerb(folder, ['47', ...words], now);
    await setVerb(folder, ['47', 'originalPrice='], now);
    expect(changed).toEqual([
      'Car 47, price: 495000 → 425000',
      'Car 47, old price: nothing → 445000',
      'Car 47, specs.engine: nothing → 1.5-litre',
      'Car 47, transmission: Manual → Automatic',
    ]);
    const { description, ...facts } = car47;
    const car = { ...facts, price: 425_000, transmission: 'Automatic', changed: '2026-11-22', description };
    expect(fileOf(folder, '47')).toBe(JSON.stringify({ ...car, specs: { engine: '1.5-litre' } }, null, 2));
  });

  it('writes an inspection, a list separated by |, and an offer for this car', async () => {
    const folder = twoCars();
    const faults = 'inspection.faults=left rear door: scratch | roof: dent';
    await setVerb(folder, ['47', 'inspection.day=20-11-2026', faults, 'offer.warrantyMonths=12'], now);
    expect(carIn(folder, '47')).toMatchObject({
      inspection: { day: '2026-11-20', faults: ['left rear door: scratch', 'roof: dent'] },
      offer: { warrantyMonths: 12 },
    });
    await setVerb(folder, ['47', 'inspection.faults=none'], now);
    expect(carIn(folder, '47').inspection).toMatchObject({ faults: [] });
  });

  it.each([
    [['47', 'inspection.brakes=good'], '- Car 47, inspection.day is missing; add it (cars/47.json)'],
    [
      ['47', 'price=4.5'],
      "- price: '4.5' can be 450000 (4.5 lakh) or 4.5 rupees; write the one that you mean",
    ],
    [['47', 'price'], "- 'price' is not a field and a value; for example: set 10 price=425000"],
  ])('refuses %j and writes nothing', async (words, message) => {
    const folder = twoCars();
    const before = fileOf(folder, '47');
    await expect(setVerb(folder, words, now)).rejects.toThrow(
      `Nothing was written:\n${message.replace('cars/', `${folder}/cars/`)}`,
    );
    expect(fileOf(folder, '47')).toBe(before);
  });

  it('refuses a valid change while another car is invalid', async () => {
    const folder = twoCars();
    writeFileSync(join(folder, 'cars/48.json'), '{}');
    await expect(setVerb(folder, ['47', 'price=425000'], now)).rejects.toThrow('Car 48, make is missing');
  });
});
