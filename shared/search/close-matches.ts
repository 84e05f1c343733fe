import { likeness } from '../misspelling/likeness.ts';
import { carWords, nameWords, wordsOf } from './searched-car.ts';
import type { SearchedCar } from './searched-car.ts';
import { understand } from './understand.ts';

/**
 * The best matches for a search without results, best first. Facts and amounts must match; other words decide the order,
 * and count twice in the car's name.
 */
export function closeMatches<Car extends SearchedCar>(cars: readonly Car[], search: string, most = 3): Car[] {
  const wishes = understand(search, cars);
  const facts = wishes.filter(({ isFact }) => isFact);
  const words = wishes.filter(({ isFact }) => !isFact).flatMap(({ typed }) => wordsOf(typed));
  const suitable = cars
    .filter((car) => facts.every(({ suits }) => suits(car)))
    .map((car) => ({ car, points: pointsOf(car, words) }));
  const mentioning = suitable.filter(({ points }) => points > 0);
  const isFactEnough = mentioning.length === 0 && facts.length > 0;
  return (isFactEnough ? suitable : mentioning)
    .toSorted((one, other) => other.points - one.points)
    .slice(0, most)
    .map(({ car }) => car);
}

function pointsOf(car: SearchedCar, words: readonly string[]): number {
  return words.reduce(
    (sum, word) => sum + Math.max(2 * best(nameWords(car), word), best(carWords(car), word)),
    0,
  );
}

/** A single letter does not count. */
function best(words: readonly string[], searched: string): number {
  return searched.length < 2 ? 0 : Math.max(0, ...words.map((word) => likeness(word, searched)));
}
