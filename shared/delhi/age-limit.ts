import { own } from 'stock:delhi/limits';
import { inIndia } from '../india-clock.ts';

export type RuledCar = {
  /** Of manufacture; the law counts from the day of registration, which can be later. */
  year: number;
  fuel: string;
  /** As on the registration certificate; 'BS-IV' and newer are protected beyond the age limit. */
  emissionNorm?: string;
};

/** What a car's card has to know of the rules; the sentences are in delhi-rules.ts. */
export type AgeLimits = {
  /** Years from registration. */
  limits: { diesel: number; petrol: number };
  /** On the card of a car that may not be driven in Delhi NCR. */
  outside: string;
};

export const ageLimits: AgeLimits = {
  limits: { diesel: 10, petrol: 15 },
  outside: 'For use outside Delhi NCR',
  ...own,
};

/** True where the car is past its limit and nothing protects it. */
export function isForOutside(car: RuledCar, now: Date, rules: AgeLimits): boolean {
  return car.fuel !== 'Electric' && kindOf(car) === 'older' && ageOf(car, now, rules).age === 'past';
}

/** The limit is a year. */
export function ageOf(car: RuledCar, now: Date, { limits }: AgeLimits) {
  const fuel = car.fuel === 'Diesel' ? 'diesel' : 'petrol';
  const limit = car.year + limits[fuel];
  // Within the year of its limit a car may still have its day before it.
  return { fuel, limit, age: inIndia(now).year > limit ? 'past' : 'within' } as const;
}

const newerNorms = ['BS-IV', 'BS-VI'];

export function kindOf({ emissionNorm }: RuledCar): 'newer' | 'older' | 'unknown' {
  if (emissionNorm === undefined) return 'unknown';
  return newerNorms.includes(emissionNorm) ? 'newer' : 'older';
}
