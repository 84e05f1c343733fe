import { inIndia } from '../hours/india-clock.ts';
import type { DelhiRules } from './delhi-rules.ts';

export type RuledCar = {
  /** Of manufacture; the law counts from the day of registration, which can be later. */
  year: number;
  fuel: string;
  /** As on the registration certificate; 'BS-IV' and newer are protected beyond the age limit. */
  emissionNorm?: string;
};

/** True if the car is past its age limit and its emission norm is not protected. */
export function isForOutside(car: RuledCar, now: Date, rules: Pick<DelhiRules, 'limits'>): boolean {
  return car.fuel !== 'Electric' && normGroupOf(car) === 'older' && ageOf(car, now, rules).age === 'past';
}

/** The limit is a calendar year. */
export function ageOf(car: RuledCar, now: Date, { limits }: Pick<DelhiRules, 'limits'>) {
  const fuel = car.fuel === 'Diesel' ? 'diesel' : 'petrol';
  const limit = car.year + limits[fuel];
  // A car registered late in the year reaches its limit late in that year.
  const { year } = inIndia(now);
  const age = year > limit ? 'past' : year === limit ? 'thisYear' : 'within';
  return { fuel, limit, age } as const;
}

const newerNorms = ['BS-IV', 'BS-VI'];

export function normGroupOf({ emissionNorm }: RuledCar): 'newer' | 'older' | 'unknown' {
  if (emissionNorm === undefined) return 'unknown';
  return newerNorms.includes(emissionNorm) ? 'newer' : 'older';
}
