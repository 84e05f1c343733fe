import type { Listing } from '../cars/car.ts';
import { alikeWords, carWords, nameWords, type Fact } from './car-words.ts';
import type { Wish } from './understand.ts';

/** Outweighs all other parts of a search and all filters together. */
const nameWeight = 100;

/** Rates how well a car matches the parts of a search; 0 if it has none of them. */
export function matchPoints(wishes: readonly Wish[], cars: readonly Listing[]): (car: Listing) => number {
  // Single letters do not count.
  const words = wishes.flatMap((wish) => wish.words ?? []).filter(({ length }) => length > 1);
  const searched = words.map((word) => alikeWords(word, cars));
  const facts = wishes.filter((wish) => !wish.words);
  return (car) =>
    sumOf(searched, (alike) => nameWeight * best(nameWords(car), alike) + best(carWords(car), alike)) +
    sumOf(facts, (fact) => (fact.suits(car) ? weightOf(fact) : 0));
}

/** Seats weigh most, because a family of seven needs them; amounts weigh least, because a car may be close to one. */
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
