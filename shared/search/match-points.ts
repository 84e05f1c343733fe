import { alikeWords } from './alike-words.ts';
import { carWords, nameWords, type Fact, type SearchedCar } from './searched-car.ts';
import type { Wish } from './understand.ts';

/** More than all other parts of a search and all filters together. */
const nameWeight = 100;

/** Rates how well a car matches the parts of a search; 0 if it has none of them. */
export function matchPoints(
  wishes: readonly Wish[],
  cars: readonly SearchedCar[],
): (car: SearchedCar) => number {
  // A single letter does not count.
  const words = wishes.flatMap((wish) => wish.words ?? []).filter(({ length }) => length > 1);
  const searched = words.map((word) => alikeWords(word, cars));
  const facts = wishes.filter((wish) => !wish.words);
  return (car) =>
    sumOf(searched, (alike) => nameWeight * best(nameWords(car), alike) + best(carWords(car), alike)) +
    sumOf(facts, (fact) => (fact.suits(car) ? weightOf(fact) : 0));
}

/** A family of seven needs the seats first, and a car may be near an amount. */
function weightOf({ params, isAmount = false }: Fact): number {
  if (params?.seats) return 4;
  return isAmount ? 2 : 3;
}

function best(words: readonly string[], alike: ReadonlyMap<string, number>): number {
  return words.reduce((most, word) => Math.max(most, alike.get(word) ?? 0), 0);
}

function sumOf<Part>(parts: readonly Part[], points: (part: Part) => number): number {
  return parts.reduce((sum, part) => sum + points(part), 0);
}
