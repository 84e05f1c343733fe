import { likeness } from '../misspelling/likeness.ts';
import { vocabulary, type SearchedCar } from './searched-car.ts';

/** The words of these cars that are like the searched one, each with its likeness: 3, 2 or 1. */
export function alikeWords(searched: string, cars: readonly SearchedCar[]): ReadonlyMap<string, number> {
  const rated = vocabulary(cars).map((word) => [word, likeness(word, searched)] as const);
  return new Map(rated.filter(([, points]) => points > 0));
}
