import type { Listing } from '../../cars/car.ts';
import { isForOutside } from '../../delhi/age-limit.ts';
import { delhiRules } from '../../delhi/delhi-rules.ts';
import type { Wish } from './understand.ts';
import { orders } from './vocabulary.ts';

export type Part = Pick<Wish, 'weight' | 'matches'>;

/** The cars that have what the wishes ask for; none if these only ask the dealer. */
export function searchCars(cars: readonly Listing[], wishes: readonly Wish[]): readonly Listing[] {
  const parts = partsOf(cars, wishes);
  if (wishes.length > 0 && parts.length === 0) return [];
  return cars.filter((car) => parts.every(({ matches }) => matches(car)));
}

/**
 * What each car must have. Wishes of one kind, or around 'or', are alternatives; the words of one car's name belong together,
 * as in 'maruti swift honda city'.
 */
export function partsOf(cars: readonly Listing[], wishes: readonly Wish[]): Part[] {
  const parts = new Map<string | Wish, Wish[]>();
  let key: string | Wish | undefined;
  for (const wish of wishes) {
    const { kind = wish, answeredBy, isAfterOr, matches } = wish;
    if (answeredBy && (kind === wish || !cars.some(matches))) continue;
    key = isAfterOr ? (key ?? kind) : kind;
    const part = parts.get(key) ?? [];
    const last = kind === 'name' && !isAfterOr ? part.at(-1) : undefined;
    const both = last && { ...wish, matches: (car: Listing) => matches(car) && last.matches(car) };
    parts.set(key, both && cars.some(both.matches) ? [...part.slice(0, -1), both] : [...part, wish]);
  }
  return [...parts.values()].map((part) => ({
    weight: Math.max(...part.map(({ weight }) => weight)),
    matches: (car) => part.some(({ matches }) => matches(car)),
  }));
}

/** The cars that may be driven in Delhi on this day, then the others, both in the order that the search asks for. */
export function inSearchOrder(cars: readonly Listing[], wishes: readonly Wish[], day: Date): Listing[] {
  const ranks = wishes.flatMap(({ kind = '' }) => orders[kind] ?? []);
  const ranked = cars.toSorted((one, other) => ranks.map((by) => by(one) - by(other)).find(Boolean) ?? 0);
  const outside = new Set(ranked.filter((car) => isForOutside(car, day, delhiRules)));
  return [...ranked.filter((car) => !outside.has(car)), ...outside];
}
