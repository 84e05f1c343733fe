import type { Listing } from '../cars/car.ts';
import { isForOutside } from '../delhi/age-limit.ts';
import { delhiRules } from '../delhi/delhi-rules.ts';
import type { Wish } from './understand.ts';

/**
 * The cars that have what the wishes ask for; none if these only ask the dealer. Wishes of one kind, or around 'or', are
 * alternatives; the words of one car's name belong together, as in 'maruti swift honda city'.
 */
export function searchCars(cars: readonly Listing[], wishes: readonly Wish[]): readonly Listing[] {
  const ofCar = wishes.filter(({ topic }) => topic === undefined);
  if (wishes.length > 0 && ofCar.length === 0) return [];
  const groups = new Map<string | Wish, Wish[][]>();
  let last: Wish[][] = [];
  for (const wish of ofCar) {
    const { isAlternative, kind = wish } = wish;
    const group = isAlternative ? last : (groups.get(kind) ?? []);
    const name = kind === 'name' && !isAlternative ? (group.at(-1) ?? []) : [];
    const isOneName =
      name.length > 0 && cars.some((car) => [...name, wish].every(({ matches }) => matches(car)));
    if (isOneName) name.push(wish);
    else group.push([wish]);
    if (!isAlternative) groups.set(kind, group);
    last = group;
  }
  const needed = [...groups.values()];
  return cars.filter((car) =>
    needed.every((group) => group.some((all) => all.every(({ matches }) => matches(car)))),
  );
}

/** The cars that may be driven in Delhi on this day, then the others, both in the order that the search asks for. */
export function inSearchOrder(cars: readonly Listing[], wishes: readonly Wish[], day: Date): Listing[] {
  const { rank } = wishes.find((wish) => wish.rank) ?? {};
  const ranked = rank ? cars.toSorted((one, other) => rank(one) - rank(other)) : cars;
  const outside = new Set(ranked.filter((car) => isForOutside(car, day, delhiRules)));
  return [...ranked.filter((car) => !outside.has(car)), ...outside];
}
