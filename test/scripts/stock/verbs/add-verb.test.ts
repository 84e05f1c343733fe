import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { addVerb } from '../../../../scripts/stock/verbs/add-verb.ts';
import { carIn, dealerWhoSays, nexon, now, twoCars } from '../stock-folder.ts';

describe('add', () => {
  it('gives a car the next number and the day, and asks for pictures', async () => {
    const folder = twoCars();
    const { changed, next } = await addVerb(folder, dealerWhoSays(...nexon), now);
    expect(changed).toEqual([`Added: Car 49, 2020 Tata Nexon, ₹7,15,000 (${join(folder, 'cars/49.json')})`]);
    expect(next).toBe('npm run stock -- photos 49 ~/Photos/*.jpg');
    expect(carIn(folder, '49')).toEqual({
      $schema: '../car.schema.json',
      id: '49',
      make: 'Tata',
      model: 'Nexon',
      year: 2020,
      price: 715_000,
      mileage: 36_700,
      fuel: 'Petrol',
      transmission: 'Manual',
      owner: '1st',
      body: 'SUV',
      color: 'Red',
      description: 'A calm car.',
      added: '2026-11-22',
      changed: '2026-11-22',
      draft: true,
    });
  });

  it('needs a terminal', async () => {
    await expect(addVerb(twoCars(), undefined, now)).rejects.toThrow(
      'questions need a terminal; without one, write the car into a spreadsheet and import it',
    );
  });
});
