import type { Listing } from '../cars/car.ts';
import { isForOutside } from '../delhi/age-limit.ts';
import { delhiRules } from '../delhi/delhi-rules.ts';
import { memoizeByObject } from '../memoize-by-object.ts';
import type { Site } from '../site.ts';
import { amountReaders } from './amounts.ts';
import {
  alikeWords,
  carWords,
  nameWords,
  wordPattern,
  wordsOf,
  type Fact,
  type Reader,
} from './car-words.ts';
import { fillers as hindiFillers, names } from './hindi.ts';
import { monthlyReaders } from './monthly-budget.ts';
import { factReaders, isByPrice } from './named-facts.ts';

/** A part of a search, with its meaning. */
export type Wish = Fact & {
  typed: string;
  /** The rest of the search. */
  without: string;
  /** Set if the part has no fixed meaning: the words to search for in the car's texts. */
  words?: readonly string[];
};

type Meaning = Omit<Wish, 'typed' | 'without'>;

// Each wish is checked against every car.
const mostWishes = 12;
const longestSearch = 200;

/** The parts of a search, in the order in which they were typed. */
export function understand(search: string, cars: readonly Listing[], finance?: Site['finance']): Wish[] {
  const text = search.slice(0, longestSearch).normalize('NFC');
  let rest = text;
  const found: (Meaning & { start: number; end: number })[] = [];
  const readers = [...monthlyReaders(text, finance), ...readersFor(cars)];
  for (const { pattern, read } of readers) {
    for (const match of [...rest.matchAll(pattern)]) {
      if (found.length === mostWishes) break;
      const { index } = match;
      const [part, ...groups] = match;
      const fact: Meaning | undefined = read(groups);
      if (!fact) continue;
      const words = fact.words && { words: [...fact.words, ...wordsOf(part)] };
      found.push({ ...fact, ...words, start: index, end: index + part.length });
      rest = rest.slice(0, index) + ' '.repeat(part.length) + rest.slice(index + part.length);
    }
  }
  for (const { index, 0: word } of rest.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    if (found.length === mostWishes) break;
    if (fillers.includes(` ${word.toLowerCase()} `)) continue;
    found.push({ ...wordFact(word, cars), words: wordsOf(word), start: index, end: index + word.length });
  }
  return found
    .toSorted((one, other) => one.start - other.start)
    .map(({ start, end, ...fact }) => ({
      ...fact,
      typed: text.slice(start, end),
      without: `${text.slice(0, start)} ${text.slice(end)}`.replace(/\s+/g, ' ').trim(),
    }));
}

export function searchCars(cars: readonly Listing[], search: string, finance?: Site['finance']): Listing[] {
  const wishes = understand(search, cars, finance);
  return cars.filter((car) => wishes.every(({ suits }) => suits(car)));
}

/** The cars that a search has found, in the order of `forDelhiFirst`, and by price if it asks for the cheapest. */
export function inSearchOrder(cars: readonly Listing[], search: string, day: Date): readonly Listing[] {
  if (search === '') return cars;
  return forDelhiFirst(cars, day, isByPrice(search));
}

/** Cars that may be driven in Delhi on this day come first; within both groups, the order stays or is by price. */
export function forDelhiFirst(cars: readonly Listing[], day: Date, cheapestFirst: boolean): Listing[] {
  const priced = cheapestFirst ? cars.toSorted((one, other) => one.price - other.price) : cars;
  const outside = new Set(priced.filter((car) => isForOutside(car, day, delhiRules)));
  return [...priced.filter((car) => !outside.has(car)), ...outside];
}

const fillers = ` a an the and or of for in with i want need buy best good only car cars vehicle vehicles used second hand secondhand pre owned preowned km kms rs rupees price budget delhi ncr to is at my home ${hindiFillers} `;

/** The readers whose patterns depend on neither the search nor the finance, created by the first search. */
const readersFor = memoizeByObject((cars: readonly Listing[]) => [
  ...amountReaders(),
  ...factReaders(),
  ...nameReaders(cars),
]);

/** The readers of other spellings of these cars' names: 'मारुति', 'wagon r', 'swift dzire'. */
function nameReaders(cars: readonly Listing[]): Reader[] {
  const known = new Set(cars.flatMap(nameWords));
  return Object.entries(names)
    .filter(([name]) => known.has(name))
    .map(([name, written]) => ({
      pattern: wordPattern(written),
      read: () => ({ ...wordFact(name, cars), words: [name] }),
    }));
}

/** Matches a word of a car's texts exactly, otherwise by its prefix, otherwise with one wrong letter. */
function wordFact(typed: string, cars: readonly Listing[]): Fact {
  const [searched = ''] = wordsOf(typed);
  const alike = alikeWords(searched, cars);
  const best = Math.max(0, ...alike.values());
  const meant = new Set([...alike.keys()].filter((word) => alike.get(word) === best));
  const suits = (car: Listing) => carWords(car).some((word) => meant.has(word));
  const [first] = meant;
  if (first === undefined) return { label: `No "${typed}" here`, suits };
  return { label: best === 1 ? `${first}, for "${typed}"` : typed, suits };
}
