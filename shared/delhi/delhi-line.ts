import { inIndia } from '../india-clock.ts';
import type { DelhiRules } from './delhi-rules.ts';

type RuledCar = {
  /** Of manufacture; the law counts from the day of registration, which can be later. */
  year: number;
  fuel: string;
  /** As on the registration certificate; 'BS-IV' and newer are protected beyond the age limit. */
  emissionNorm?: string;
};

export type DelhiLine = {
  sentence: string;
  /** True where the car is past its limit and nothing protects it. */
  isForOutside: boolean;
};

const newerNorms = ['BS-IV', 'BS-VI'];

/** Whether a car may be driven in Delhi NCR at a moment, in a sentence that names its date. */
export function delhiLine(car: RuledCar, now: Date, rules: DelhiRules): DelhiLine {
  if (car.fuel === 'Electric') {
    return { sentence: `${fill(rules.electric, { date: rules.date })}.`, isForOutside: false };
  }
  const fuel = car.fuel === 'Diesel' ? 'diesel' : 'petrol';
  const limit = car.year + rules.limits[fuel];
  // Within the year of its limit a car may still have its day before it.
  const age = inIndia(now).year > limit ? 'past' : 'within';
  const kind = kindOf(car.emissionNorm);
  const isForOutside = kind === 'older' && age === 'past';
  const badAir = meetsBadAir(car) && !isForOutside ? rules.badAir : '';
  const values = { date: rules.date, year: car.year, limit, fuel, norm: car.emissionNorm ?? '' };
  return { sentence: `${fill(rules[kind][age], values)}${badAir}.`, isForOutside };
}

function kindOf(norm: string | undefined): 'newer' | 'older' | 'unknown' {
  if (norm === undefined) return 'unknown';
  return newerNorms.includes(norm) ? 'newer' : 'older';
}

/** GRAP III: petrol of BS-III, diesel of BS-IV, and all before them. */
function meetsBadAir({ fuel, emissionNorm }: RuledCar): boolean {
  if (fuel === 'Diesel') return kindOf(emissionNorm) === 'older' || emissionNorm === 'BS-IV';
  return fuel === 'Petrol' && kindOf(emissionNorm) === 'older';
}

function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}
