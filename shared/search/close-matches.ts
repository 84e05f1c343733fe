import { alikeWords } from './alike-words.ts';
import { carWords, nameWords } from './searched-car.ts';
import type { Fact, SearchedCar } from './searched-car.ts';
import { understand } from './understand.ts';

/**
 * The best matches for a search without results, then the cheaper ones. Facts must match; other words decide the order,
 * and count twice in the car's name. Where no car has the searched words, or all facts, those near the amounts count too.
 */
export function closeMatches<Car extends SearchedCar>(cars: readonly Car[], search: string, most = 6): Car[] {
  const wishes = understand(search, cars);
  // A single letter does not count.
  const words = wishes.flatMap((wish) => wish.words ?? []).filter(({ length }) => length > 1);
  const searched = words.map((word) => alikeWords(word, cars));
  const facts = wishes.filter((wish) => !wish.words && !wish.isByPrice);
  const firm = facts.filter((fact) => !fact.isAmount);
  const rated = cars.map((car) => ({ car, points: pointsOf(car, searched) }));
  const meeting = (wanted: readonly Fact[]) =>
    rated.filter(({ car }) => wanted.every(({ suits }) => suits(car)));
  const mentioning = (found: typeof rated) => found.filter(({ points }) => points > 0);
  const attempts = [
    () => mentioning(meeting(facts)),
    () => mentioning(meeting(firm)),
    () => (facts.length > 0 ? meeting(facts) : []),
    () => (firm.length > 0 ? meeting(firm) : []),
    () => mentioning(rated),
    () => (wishes.some((wish) => wish.isByPrice) ? rated : []),
  ];
  const found = attempts.map((attempt) => attempt()).find(({ length }) => length > 0) ?? [];
  return found
    .toSorted((one, other) => other.points - one.points || one.car.price - other.car.price)
    .slice(0, most)
    .map(({ car }) => car);
}

function pointsOf(car: SearchedCar, searched: readonly ReadonlyMap<string, number>[]): number {
  return searched.reduce(
    (sum, alike) => sum + Math.max(2 * best(nameWords(car), alike), best(carWords(car), alike)),
    0,
  );
}

function best(words: readonly string[], alike: ReadonlyMap<string, number>): number {
  return words.reduce((most, word) => Math.max(most, alike.get(word) ?? 0), 0);
}
