import { likeness } from './likeness.ts';
import { carWords, nameWords, wordsOf } from './searched-car.ts';
import type { SearchedCar } from './searched-car.ts';
import { understand } from './understand.ts';

/**
 * The cars that come closest to a search that found none, the best first. What names a fact or an amount has to be
 * true of each; other words decide the order, and one in the car's name counts twice.
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

/** One letter says too little. */
function best(words: readonly string[], searched: string): number {
  return searched.length < 2 ? 0 : Math.max(0, ...words.map((word) => likeness(word, searched)));
}
