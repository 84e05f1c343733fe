import { describe, expect, it } from 'vitest';
import { delhiQuestionPath } from '../../../shared/delhi/delhi-question-path.ts';
import { delhiAnswers, parseDelhiQuestion } from '../../../shared/delhi/delhi-question.ts';
import { delhiRules } from '../../../shared/delhi/delhi-rules.ts';

const on = (day: string) => new Date(`${day}T06:30:00Z`);
const answers = (query: string, day = '2026-11-22') => {
  const question = parseDelhiQuestion(query, Number(day.slice(0, 4)));
  return question && delhiAnswers(question, on(day), delhiRules);
};

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

describe('delhiAnswers', () => {
  it('answers for the norm that is given', () => {
    const [answer, ...others] = answers('?fuel=Petrol&year=2015&norm=BS-IV') ?? [];
    expect(others).toEqual([]);
    expect(answer?.car).toBe('Petrol, 2015, BS-IV');
    expect(answer?.sentence).toMatch(/^No age limit in Delhi NCR before 2030\. Counted from a registration /);
  });
  it('gives both answers if the norm is unknown', () => {
    expect(
      answers('?fuel=Diesel&year=2015')?.map(({ car, sentence }) => [car, sentence.slice(0, 40)]),
    ).toEqual([
      ['Diesel, 2015, BS-III or older', 'Not for use in Delhi NCR. If registered '],
      ['Diesel, 2015, BS-IV or BS-VI', 'Protected in Delhi NCR as BS-IV. If regi'],
    ]);
  });
  it('has one answer for an electric car', () => {
    expect(answers('?fuel=Electric&year=2020')?.map(({ car }) => car)).toEqual(['Electric, 2020']);
  });
});

describe('delhiQuestionPath', () => {
  it('has a path for a car', () => {
    expect(delhiQuestionPath({ fuel: 'Petrol + CNG', year: 2019, emissionNorm: 'BS-IV' })).toBe(
      '/about?fuel=Petrol+%2B+CNG&year=2019&norm=BS-IV#delhi-answer',
    );
    expect(delhiQuestionPath({ fuel: 'Diesel', year: 2012 })).toBe(
      '/about?fuel=Diesel&year=2012#delhi-answer',
    );
  });
});
