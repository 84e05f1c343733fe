import { expect, it } from 'vitest';
import { canonicalsOf, texts, values } from '../html.ts';
import { makeApp } from '../make-app.ts';

const { page } = makeApp({ now: () => new Date('2026-11-22T06:30:00Z') });
const proof =
  'Ask to see the registration certificate: the date of registration and the norm on it decide, not the year alone';

it.each([
  [
    'fuel=Diesel&year=2015&norm=',
    [
      'Diesel, 2015, BS-III or older: Not for use in Delhi NCR',
      'Diesel, 2015, BS-IV or BS-VI: Can be driven in Delhi NCR as a BS-IV car',
      proof,
    ],
  ],
  [
    'fuel=Petrol&year=2015&norm=BS-IV',
    ['Petrol, 2015, BS-IV: Can be driven in Delhi NCR until at least 2030', proof],
  ],
  ['fuel=Electric&year=2020&norm=', ['Electric, 2020: No age limit in Delhi NCR', proof]],
])('GET /about?%s says until when the car may be driven, for each possible norm', async (query, answers) => {
  const text = await page(`/about?${query}`);
  expect(canonicalsOf(text)).toEqual(['https://www.utsavmotors.example/about']);
  expect(text).toContain('action="/about#delhi-answer"');
  expect(values(text, '.delhi-form select', 'name').join()).toBe('fuel,year,norm');
  const said = texts(text, '.delhi-form__answers[role=status] p');
  expect(said.map((answer) => answer.split('.')[0])).toEqual(answers);
});
