import { emissionNorms, fuels, type EmissionNorm, type Fuel } from '../cars/car.ts';
import type { RuledCar } from './age-limit.ts';
import { delhiLine } from './delhi-line.ts';
import type { DelhiRules } from './delhi-schema.ts';

export type DelhiQuestion = { fuel: Fuel; year: number; emissionNorm?: EmissionNorm };

export const delhiAnswerId = 'delhi-answer';

const yearsBack = 25;

export function yearsOfQuestion(thisYear: number): number[] {
  return Array.from({ length: yearsBack + 1 }, (_, index) => thisYear - index);
}

/** Parses '?fuel=Petrol&year=2015&norm=BS-IV'; undefined if fuel or year is invalid. The norm is optional. */
export function parseDelhiQuestion(query: string, thisYear: number): DelhiQuestion | undefined {
  const params = new URLSearchParams(query);
  const fuel = fuels.find((name) => name === params.get('fuel'));
  const emissionNorm = emissionNorms.find((name) => name === params.get('norm'));
  const text = params.get('year') ?? '';
  const year = yearsOfQuestion(thisYear).find((it) => String(it) === text);
  if (!fuel || year === undefined) return undefined;
  return { fuel, year, ...(emissionNorm && { emissionNorm }) };
}

/** The path of the answer for a car: '/about?fuel=Petrol&year=2015&norm=BS-IV#delhi-answer'. */
export function delhiQuestionPath({ fuel, year, emissionNorm }: RuledCar): string {
  const query = new URLSearchParams({
    fuel,
    year: String(year),
    ...(emissionNorm && { norm: emissionNorm }),
  });
  return `/about?${query}#${delhiAnswerId}`;
}

/** One answer, or one per norm if the question names none and the answer depends on it. */
export function delhiAnswers(question: DelhiQuestion, now: Date, rules: DelhiRules) {
  const { fuel, year, emissionNorm } = question;
  const norms = emissionNorm ? [emissionNorm] : (['BS-III', 'BS-IV'] as const);
  const answer = (car: RuledCar) => {
    const { short, reason } = delhiLine(car, now, rules);
    return `${short}. ${reason}`.trim();
  };
  if (fuel === 'Electric') return [{ car: `${fuel}, ${year}`, sentence: answer({ fuel, year }) }];
  return norms.map((norm) => ({
    car: [fuel, year, emissionNorm ? norm : normRanges[norm]].join(', '),
    sentence: answer({ fuel, year, emissionNorm: norm }),
  }));
}

const normRanges = { 'BS-III': 'BS-III or older', 'BS-IV': 'BS-IV or BS-VI', 'BS-VI': 'BS-VI' };
