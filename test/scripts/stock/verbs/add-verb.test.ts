import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Person } from '../../../../scripts/stock/editing/ask.ts';
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

  it('reports a problem with an answer at once', async () => {
    const said: (string | undefined)[] = [];
    const dealer = dealerWhoSays(...nexon);
    const person: Person = {
      ...dealer,
      ask(question) {
        const { message, problemOf } = question;
        if (message === 'price')
          said.push(problemOf('cheap'), problemOf('7.15'), problemOf(''), problemOf('7.15 lakh'));
        return dealer.ask(question);
      },
    };
    await addVerb(twoCars(), person, now);
    const cheap = "'cheap' is not a whole number of rupees; write it in digits alone";
    const twice = "'7.15' can be 715000 (7.15 lakh) or 7.15 rupees; write the one that you mean";
    expect(said).toEqual([cheap, twice, 'an answer is required', undefined]);
  });

  it('needs a terminal', async () => {
    await expect(addVerb(twoCars(), undefined, now)).rejects.toThrow(
      'questions need a terminal; without one, write the car into a spreadsheet and import it',
    );
  });
});
