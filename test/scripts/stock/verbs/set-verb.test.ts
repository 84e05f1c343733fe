import { describe, expect, it } from 'vitest';
import { setVerb } from '../../../../scripts/stock/verbs/set-verb.ts';
import { car47, carIn, dealerWhoSays, edit, fileOf, now, twoCars } from '../stock-folder.ts';

describe('set', () => {
  it('changes, adds and deletes fields, and keeps the rest of the file', async () => {
    const folder = twoCars();
    const words = [
      'price=4.25 lakh',
      'old-price=4,45,000',
      'Transmission=automatic',
      'inspection.day=20-11-2026',
    ];
    const { changed } = await setVerb(folder, ['47', ...words], now);
    expect(changed).toEqual([
      'Car 47, price: 495000 → 425000',
      'Car 47, old price: nothing → 445000',
      'Car 47, transmission: Manual → Automatic',
      'Car 47, inspection.day: nothing → 2026-11-20',
    ]);
    await setVerb(folder, ['47', 'inspection.faults=left rear door: scratch | roof: dent'], now);
    const inspection = { day: '2026-11-20', faults: ['left rear door: scratch', 'roof: dent'] };
    expect(carIn(folder, '47').inspection).toEqual(inspection);
    await setVerb(folder, ['47', 'originalPrice=', 'inspection.faults=none'], now);
    const { description, ...facts } = car47;
    const car = { ...facts, price: 425_000, transmission: 'Automatic', description };
    inspection.faults = [];
    expect(fileOf(folder, '47')).toBe(JSON.stringify({ ...car, inspection }, null, 2));
  });

  it.each([
    [['47', 'inspection.brakes=good'], '- Car 47, inspection.day is missing; add it (cars/47.json)'],
    [
      ['47', 'mileage=45.000'],
      "- Car 47, mileage: '45.000' is not a whole number of kilometres; write it in digits only (cars/47.json)",
    ],
    [['47', 'price'], "- 'price' is not a field and a value; for example: set 10 price=425000"],
  ])('refuses %j and writes nothing', async (words, message) => {
    const folder = twoCars();
    await expect(setVerb(folder, words, now)).rejects.toThrow(
      `Nothing was written:\n${message.replace('cars/', `${folder}/cars/`)}`,
    );
    expect(carIn(folder, '47')).toEqual(car47);
  });

  it('asks before a price changes by more than half', async () => {
    const folder = twoCars();
    const change = ['47', 'price=49,500', 'color=Dark Red'];
    expect(await setVerb(folder, change, now)).toEqual({
      changed: [
        'Car 47, price: 495000 → 49500',
        'Car 47, color: Lunar Silver → Dark Red',
        'A price changes by more than half: nothing was written.',
      ],
      next: "npm run stock -- set 47 price=49,500 'color=Dark Red' --yes",
      exitCode: 1,
    });
    expect(carIn(folder, '47')).toEqual(car47);
    await setVerb(folder, change, now, { person: dealerWhoSays() });
    expect(carIn(folder, '47')).toMatchObject({ price: 49_500, color: 'Dark Red' });
    await setVerb(folder, ['47', 'price=99000'], now, { yes: true });
    expect(carIn(folder, '47').price).toBe(99_000);
    await setVerb(folder, ['47', 'old-price=200000'], now);
    expect(await setVerb(folder, ['47', 'old-price=2000000'], now)).toMatchObject({ exitCode: 1 });
  });

  it('refuses a valid change while another car is invalid', async () => {
    const folder = twoCars();
    edit(folder, '48', { make: undefined });
    await expect(setVerb(folder, ['47', 'price=425000'], now)).rejects.toThrow('Car 48, make is missing');
  });
});
