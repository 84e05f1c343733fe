import { describe, expect, it } from 'vitest';
import { delhiAnswers, parseDelhiQuestion } from '../../../shared/delhi/delhi-question.ts';
import { delhiRules } from '../../../shared/delhi/delhi-rules.ts';

describe('parseDelhiQuestion', () => {
  it.each([
    [
      '?fuel=Petrol+%2B+CNG&year=2026&norm=BS-IV',
      { fuel: 'Petrol + CNG', year: 2026, emissionNorm: 'BS-IV' },
    ],
    // An unknown norm is ignored.
    ['?fuel=Diesel&year=2005&norm=BS-V', { fuel: 'Diesel', year: 2005 }],
  ])('reads %s', (query, question) => expect(parseDelhiQuestion(query, 2026)).toEqual(question));

  it.each([
    '',
    '?fuel=Petrol',
    '?year=2015',
    '?fuel=Steam&year=2015',
    ...['2027', '2000', '1995', '+2015', '2015+'].map((year) => `?fuel=Petrol&year=${year}`),
  ])('reads no question in %j', (query) => expect(parseDelhiQuestion(query, 2026)).toBeUndefined());
});

it.each([
  [{ fuel: 'Petrol', year: 2015, emissionNorm: 'BS-IV' }, ['Petrol, 2015, BS-IV: Can be driven in ']],
  [{ fuel: 'Electric', year: 2020 }, ['Electric, 2020: No age limit in ']],
] as const)('delhiAnswers to $0 begin with $1', (question, beginnings) => {
  const answers = delhiAnswers(question, new Date('2026-11-22T06:30:00Z'), delhiRules);
  const said = answers.map(({ car, sentence }) => `${car}: ${sentence}`);
  expect(said).toEqual(beginnings.map((text) => expect.stringMatching(`^${text}`) as string));
});
