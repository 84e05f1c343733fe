import { amountReaders } from './amounts.ts';
import { likeness } from '../misspelling/likeness.ts';
import { factReaders } from './named-facts.ts';
import { carWords, wordsOf } from './searched-car.ts';
import type { Fact, SearchedCar } from './searched-car.ts';

/** A part of a search and its meaning. */
export type Wish = Fact & {
  /** The part as typed. */
  typed: string;
  /** The rest of the search. */
  without: string;
  /** False for a word without a fixed meaning, searched in all of the car's texts. */
  isFact: boolean;
};

// A search in a URL can have any length.
const mostWishes = 12;
const longestSearch = 200;

/** The parts of a search, in their order. */
export function understand(search: string, cars: readonly SearchedCar[]): Wish[] {
  const text = search.slice(0, longestSearch);
  let rest = text;
  const found: (Fact & { start: number; end: number; isFact: boolean })[] = [];
  for (const { pattern, read } of [...amountReaders, ...factReaders]) {
    for (const match of [...rest.matchAll(pattern)]) {
      const { index } = match;
      const [part, ...groups] = match;
      const fact = read(groups);
      if (!fact) continue;
      found.push({ ...fact, start: index, end: index + part.length, isFact: true });
      rest = rest.slice(0, index) + ' '.repeat(part.length) + rest.slice(index + part.length);
    }
  }
  for (const { index, 0: word } of rest.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    if (fillers.has(word.toLowerCase())) continue;
    found.push({ ...wordFact(word, cars), start: index, end: index + word.length, isFact: false });
  }
  return found
    .toSorted((one, other) => one.start - other.start)
    .slice(0, mostWishes)
    .map(({ start, end, ...fact }) => ({
      ...fact,
      typed: text.slice(start, end),
      without: `${text.slice(0, start)} ${text.slice(end)}`.replace(/\s+/g, ' ').trim(),
    }));
}

/** The cars that match every part of a search. */
export function searchCars<Car extends SearchedCar>(cars: readonly Car[], search: string): Car[] {
  const wishes = understand(search, cars);
  return cars.filter((car) => wishes.every(({ suits }) => suits(car)));
}

// These words do not narrow the search.
const fillers = new Set(
  'a an the and or of for in with i want need buy best good cheap only car cars vehicle vehicles used second hand secondhand pre owned preowned km kms rs rupees price budget delhi ncr'.split(
    ' ',
  ),
);

/** A word of some car's texts; else the prefix of one; else one with a wrong letter. */
function wordFact(typed: string, cars: readonly SearchedCar[]): Fact {
  const [searched = ''] = wordsOf(typed);
  const best = Math.max(0, ...cars.map((car) => likenessTo(car, searched)));
  const suits = (car: SearchedCar) => best > 0 && likenessTo(car, searched) === best;
  if (best === 0) return { label: `No "${typed}" here`, suits };
  if (best !== 1) return { label: typed, suits };
  const word = cars.flatMap(carWords).find((it) => likeness(it, searched) === 1) ?? typed;
  return { label: `${word}, for "${typed}"`, suits };
}

function likenessTo(car: SearchedCar, searched: string): number {
  return Math.max(0, ...carWords(car).map((word) => likeness(word, searched)));
}
