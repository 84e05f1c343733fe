import { describe, expect, it } from 'vitest';
import { delhiQuestionPath } from '../../../shared/delhi/delhi-question-path.ts';
import { delhiAnswers, parseDelhiQuestion } from '../../../shared/delhi/delhi-question.ts';
import { delhiRules } from '../../../shared/delhi/delhi-rules.ts';

describe('parseDelhiQuestion', () => {
  it('reads fuel, year and norm', () => {
    expect(parseDelhiQuestion('?fuel=Petrol+%2B+CNG&year=2015&norm=BS-IV', 2026)).toEqual({
      fuel: 'Petrol + CNG',
      year: 2015,
      emissionNorm: 'BS-IV',
    });
  });
  it.each([
    '',
    '?fuel=Petrol',
    '?year=2015',
    '?fuel=Steam&year=2015',
    '?fuel=Petrol&year=2027',
    '?fuel=Petrol&year=1989',
    '?fuel=Petrol&year=2e3',
  ])('reads no question in %j', (query) => expect(parseDelhiQuestion(query, 2026)).toBeUndefined());
  it('ignores an unknown norm', () => {
    expect(parseDelhiQuestion('?fuel=Diesel&year=2015&norm=BS-V', 2026)).toEqual({
      fuel: 'Diesel',
      year: 2015,
    });
  });
});

it.each([
  [
    '?fuel=Petrol&year=2015&norm=BS-IV',
    ['Petrol, 2015, BS-IV: No age limit in Delhi NCR before 2030. Counted from '],
  ],
  // A norm that is not known has both answers.
  [
    '?fuel=Diesel&year=2015',
    [
      'Diesel, 2015, BS-III or older: Not for use in Delhi NCR. If registered ',
      'Diesel, 2015, BS-IV or BS-VI: Protected in Delhi NCR as BS-IV. If registered ',
    ],
  ],
  ['?fuel=Electric&year=2020', ['Electric, 2020: No age limit in Delhi NCR. ']],
])('delhiAnswers to %s begin with %j', (query, beginnings) => {
  const question = parseDelhiQuestion(query, 2026);
  const answers = question && delhiAnswers(question, new Date('2026-11-22T06:30:00Z'), delhiRules);
  const said = answers?.map(({ car, sentence }) => `${car}: ${sentence}`);
  expect(said).toEqual(beginnings.map((text) => expect.stringMatching(`^${text}`) as string));
});

it.each([
  [{ fuel: 'Petrol + CNG', year: 2019, emissionNorm: 'BS-IV' }, 'fuel=Petrol+%2B+CNG&year=2019&norm=BS-IV'],
  [{ fuel: 'Diesel', year: 2012 }, 'fuel=Diesel&year=2012'],
] as const)('delhiQuestionPath of %j has the query %s', (car, query) => {
  expect(delhiQuestionPath(car)).toBe(`/about?${query}#delhi-answer`);
});
