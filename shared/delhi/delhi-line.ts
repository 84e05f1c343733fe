import { inIndia } from '../hours/india-clock.ts';
import { ageOf, isForOutside, normGroupOf, type RuledCar } from './age-limit.ts';
import type { DelhiRules } from './delhi-schema.ts';

export type DelhiLine = {
  /** 'Can be driven in Delhi NCR until at least 2033' */
  short: string;
  /** The legal basis, with its date; empty if the dealer's own rule is a single sentence. */
  reason: string;
  /** 'ending' from the third last calendar year, until the age limit has passed. */
  state: 'allowed' | 'ending' | 'outside';
};

const endingYears = 3;

export function delhiLine(car: RuledCar, now: Date, rules: DelhiRules): DelhiLine {
  if (car.fuel === 'Electric') {
    return { ...inSentences(fill(rules.electric, { date: rules.date })), state: 'allowed' };
  }
  const { fuel, limit, age } = ageOf(car, now, rules);
  const isOutside = isForOutside(car, now, rules);
  const badAir = isLimitedInBadAir(car) && !isOutside ? rules.badAir : '';
  const values = {
    date: rules.date,
    year: car.year,
    years: limit - car.year,
    limit,
    fuel,
    norm: car.emissionNorm ?? '',
  };
  const byAge = rules[normGroupOf(car)];
  const rule = fill(byAge[age] ?? byAge.within, values);
  const isEnding = age !== 'past' && limit - inIndia(now).year < endingYears;
  const state = isOutside ? 'outside' : isEnding ? 'ending' : 'allowed';
  return { ...inSentences(rule + badAir), state };
}

export function delhiOnCard(car: RuledCar, now: Date, { card, outside, limits }: DelhiRules): string {
  if (car.fuel === 'Electric') return card.electric;
  if (isForOutside(car, now, { limits })) return outside;
  const { limit, age } = ageOf(car, now, { limits });
  const norm = normGroupOf(car);
  const isProtected = norm === 'newer' && age !== 'within';
  const isUnknown = norm === 'unknown' && age === 'past';
  const rule = isProtected ? card.newer : isUnknown ? card.unknown : card.until;
  return fill(rule, { limit, norm: car.emissionNorm ?? '' });
}

function inSentences(rule: string) {
  const [short = '', ...reason] = rule.split('. ');
  return { short, reason: reason.length === 0 ? '' : `${reason.join('. ')}.` };
}

/** Stage III of GRAP keeps petrol cars up to BS-III and diesel cars up to BS-IV off the road. */
function isLimitedInBadAir(car: RuledCar): boolean {
  if (car.fuel === 'Diesel') return normGroupOf(car) === 'older' || car.emissionNorm === 'BS-IV';
  return car.fuel === 'Petrol' && normGroupOf(car) === 'older';
}

function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}
