import type { RuledCar } from './age-limit.ts';

/** The id of the answer on the page. */
export const delhiAnswerId = 'delhi-answer';

/** The path of the page that answers for a car: '/about?fuel=Petrol&year=2015&norm=BS-IV#delhi-answer'. */
export function delhiQuestionPath({ fuel, year, emissionNorm }: RuledCar): string {
  const query = new URLSearchParams({
    fuel,
    year: String(year),
    ...(emissionNorm && { norm: emissionNorm }),
  });
  return `/about?${query}#${delhiAnswerId}`;
}
