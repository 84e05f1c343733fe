import { ageOf, isForOutside, kindOf } from './age-limit.ts';
import type { RuledCar } from './age-limit.ts';
import type { DelhiRules } from './delhi-rules.ts';

export type DelhiLine = { sentence: string; isForOutside: boolean };

/** Whether a car may be driven in Delhi NCR at a moment, in a sentence that names its date. */
export function delhiLine(car: RuledCar, now: Date, rules: DelhiRules): DelhiLine {
  if (car.fuel === 'Electric') {
    return { sentence: `${fill(rules.electric, { date: rules.date })}.`, isForOutside: false };
  }
  const { fuel, limit, age } = ageOf(car, now, rules);
  const isOutside = isForOutside(car, now, rules);
  const badAir = meetsBadAir(car) && !isOutside ? rules.badAir : '';
  const values = { date: rules.date, year: car.year, limit, fuel, norm: car.emissionNorm ?? '' };
  return { sentence: `${fill(rules[kindOf(car)][age], values)}${badAir}.`, isForOutside: isOutside };
}

/** GRAP III: petrol of BS-III, diesel of BS-IV, and all before them. */
function meetsBadAir(car: RuledCar): boolean {
  if (car.fuel === 'Diesel') return kindOf(car) === 'older' || car.emissionNorm === 'BS-IV';
  return car.fuel === 'Petrol' && kindOf(car) === 'older';
}

function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}
