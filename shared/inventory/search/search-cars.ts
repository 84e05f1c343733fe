import type { Listing } from '../../cars/car.ts';
import { isForOutside } from '../../delhi/age-limit.ts';
import { delhiRules } from '../../delhi/delhi-rules.ts';
import type { Wish } from './understand.ts';
import { orders } from './vocabulary.ts';

/**
 * The cars that have what the wishes ask for; none if these only ask the dealer. Wishes of one kind, or around 'or', are
 * alternatives; the words of one car's name belong together, as in 'maruti swift honda city'.
 */
export function searchCars(cars: readonly Listing[], wishes: readonly Wish[]): readonly Listing[] {
  const ofCar = wishes.filter(({ answeredBy }) => !answeredBy);
  if (wishes.length > 0 && ofCar.length === 0) return [];
  const groups = new Map<string | Wish, Wish['matches'][]>();
  let key: string | Wish | undefined;
  for (const wish of ofCar) {
    const { kind = wish, isAfterOr, matches } = wish;
    key = isAfterOr ? (key ?? kind) : kind;
    const group = groups.get(key) ?? [];
    const last = kind === 'name' && !isAfterOr ? group.at(-1) : undefined;
    const both = (car: Listing) => last?.(car) === true && matches(car);
    groups.set(key, cars.some(both) ? [...group.slice(0, -1), both] : [...group, matches]);
  }
  return cars.filter((car) => [...groups.values()].every((group) => group.some((isMet) => isMet(car))));
}

/** The cars that may be driven in Delhi on this day, then the others, both in the order that the search asks for. */
export function inSearchOrder(cars: readonly Listing[], wishes: readonly Wish[], day: Date): Listing[] {
  const ranks = wishes.flatMap(({ kind, label }) => (kind === 'order' ? (orders[label] ?? []) : []));
  const ranked = cars.toSorted((one, other) => ranks.map((by) => by(one) - by(other)).find(Boolean) ?? 0);
  const outside = new Set(ranked.filter((car) => isForOutside(car, day, delhiRules)));
  return [...ranked.filter((car) => !outside.has(car)), ...outside];
}
