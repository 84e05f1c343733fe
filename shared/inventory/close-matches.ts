import type { Listing } from '../cars/car.ts';

// A search comes with an address and may be of any length.
const mostWords = 12;

/**
 * The cars that come closest to a search, the best first: its words are looked for one by one in year, make, model,
 * fuel, gearbox and highlights. What stands in make or model counts twice.
 */
export function closeMatches<Car extends Listing>(cars: readonly Car[], search: string, most = 3): Car[] {
  const searched = [...new Set(wordsOf(search))].slice(0, mostWords);
  return cars
    .map((car) => ({ car, points: pointsOf(car, searched) }))
    .filter(({ points }) => points > 0)
    .toSorted((one, other) => other.points - one.points)
    .slice(0, most)
    .map(({ car }) => car);
}

function pointsOf(car: Listing, searched: readonly string[]): number {
  const name = wordsOf(`${car.make} ${car.model}`);
  const facts = wordsOf(`${car.year} ${car.fuel} ${car.transmission} ${car.additionalInfo ?? ''}`);
  return searched.reduce((sum, word) => sum + Math.max(2 * best(name, word), best(facts, word)), 0);
}

function best(words: readonly string[], searched: string): number {
  return Math.max(0, ...words.map((word) => likeness(word, searched)));
}

function likeness(word: string, searched: string): number {
  if (word === searched) return 3;
  if (searched.length >= 2 && word.startsWith(searched)) return 2;
  return forgivable.test(searched) && isOneEditAway(word, searched) ? 1 : 0;
}

/** One wrong letter in a figure makes another figure. */
const forgivable = /^\p{L}{4,}$/u;

/** True where one letter put in, left out or replaced makes one of the other. */
function isOneEditAway(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  let same = 0;
  while (same < short.length && short[same] === long[same]) same += 1;
  const rest = short.slice(short.length === long.length ? same + 1 : same);
  return long.length - short.length <= 1 && rest === long.slice(same + 1);
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}
