import { expect, it } from 'vitest';
import { canonicalsOf, texts, values } from '../html.ts';
import { makeApp } from '../make-app.ts';

it('GET /about?fuel=…&year=…&norm= says until when the car may be driven, for each possible norm', async () => {
  const { page } = makeApp({ now: () => new Date('2026-11-22T06:30:00Z') });
  const text = await page('/about?fuel=Diesel&year=2015&norm=');
  expect(canonicalsOf(text)).toEqual(['https://www.utsavmotors.example/about']);
  expect(text).toContain('action="/about#delhi-answer"');
  expect(values(text, '.delhi-form select', 'name').join()).toBe('fuel,year,norm');
  expect(texts(text, '.delhi-form__answers[role=status] p').map((answer) => answer.split(':')[0])).toEqual([
    'Diesel, 2015, BS-III or older',
    'Diesel, 2015, BS-IV or BS-VI',
    'Ask to see the registration certificate',
  ]);
});
