import { describe, expect, it } from 'vitest';
import { parseDelhiQuestion } from '../../../shared/delhi/delhi-question.ts';

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
