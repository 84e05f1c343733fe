import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Person } from '../../../../scripts/stock/editing/ask.ts';
import { addVerb } from '../../../../scripts/stock/verbs/add-verb.ts';
import { car47, carIn, now, twoCars } from '../stock-folder.ts';

describe('add', () => {
  it('reads a car from a file, gives it the next number and the day, and asks for pictures', async () => {
    const folder = twoCars();
    const from = join(folder, 'new.json');
    writeFileSync(from, JSON.stringify({ ...car47, id: undefined }));
    const { changed, next } = await addVerb(folder, { from, person: undefined, now });
    expect(changed).toEqual([
      `Added: Car 49, 2019 Honda City ZX, ₹4,95,000 (${join(folder, 'cars/49.json')})`,
    ]);
    expect(next).toBe('npm run stock -- photos 49 ~/Photos/*.jpg');
    expect(carIn(folder, '49')).toEqual({
      $schema: '../car.schema.json',
      ...car47,
      id: '49',
      added: '2026-11-22',
      changed: '2026-11-22',
      draft: true,
    });
  });

  it('asks for the fields one by one, and reports a problem at once', async () => {
    const folder = twoCars();
    const answers = [
      'Tata',
      'Nexon',
      '2020',
      '7.15 lakh',
      '',
      '36,700 km',
      'Petrol',
      'Manual',
      '1st',
      '',
      'SUV',
      'Red',
      '',
      '',
    ];
    const said: (string | undefined)[] = [];
    const person: Person = {
      ask({ message, problemOf }) {
        if (message === 'price')
          said.push(problemOf('cheap'), problemOf('7.15'), problemOf(''), problemOf('7.15 lakh'));
        return Promise.resolve(answers.shift() ?? 'A calm car.');
      },
      agrees: () => Promise.resolve(true),
    };
    await addVerb(folder, { from: undefined, person, now });
    const cheap = "'cheap' is not a whole number of rupees; write it in digits alone";
    const twice = "'7.15' can be 715000 (7.15 lakh) or 7.15 rupees; write the one that you mean";
    expect(said).toEqual([cheap, twice, 'an answer is required', undefined]);
    expect(carIn(folder, '49')).toMatchObject({
      price: 715_000,
      mileage: 36_700,
      body: 'SUV',
      description: 'A calm car.',
    });
  });
});
