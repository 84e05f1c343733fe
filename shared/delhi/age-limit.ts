import { inIndia } from '../hours/india-clock.ts';
import type { DelhiRules } from './delhi-schema.ts';

export type RuledCar = {
  /** The year of manufacture. The law counts from the day of registration, which can be later. */
  year: number;
  fuel: string;
  /** As on the registration certificate; 'BS-IV' and newer are protected beyond the age limit. */
  emissionNorm?: string;
};

/** True if the car is past its age limit and its emission norm does not protect it. */
export function isForOutside(car: RuledCar, now: Date, rules: Pick<DelhiRules, 'limits'>): boolean {
  return car.fuel !== 'Electric' && normGroupOf(car) === 'older' && ageOf(car, now, rules).age === 'past';
}

/** The calendar year in which a car reaches its age limit; Infinity for electric cars. */
export function ageLimit(car: RuledCar, { limits }: Pick<DelhiRules, 'limits'>): number {
  return car.fuel === 'Electric' ? Infinity : car.year + limits[limitedAs(car)];
}

export function ageOf(car: RuledCar, now: Date, rules: Pick<DelhiRules, 'limits'>) {
  const limit = ageLimit(car, rules);
  // A car reaches its limit on the anniversary of its registration, so all of that year counts as 'thisYear'.
  const year = inIndia(now).year;
  const age = year > limit ? 'past' : year === limit ? 'thisYear' : 'within';
  return { fuel: limitedAs(car), limit, age } as const;
}

function limitedAs({ fuel }: RuledCar): 'diesel' | 'petrol' {
  return fuel === 'Diesel' ? 'diesel' : 'petrol';
}

const newerNorms = ['BS-IV', 'BS-VI'];

export function normGroupOf({ emissionNorm }: RuledCar): 'newer' | 'older' | 'unknown' {
  if (emissionNorm === undefined) return 'unknown';
  return newerNorms.includes(emissionNorm) ? 'newer' : 'older';
}
