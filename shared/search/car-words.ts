import type { Listing } from '../cars/car.ts';
import { memoizeByObject } from '../memoize-by-object.ts';
import { likeness } from '../misspelling/likeness.ts';

/** A condition on a car, with its label. */
export type Fact = {
  label: string;
  suits: (car: Listing) => boolean;
  /** A price, a distance or a year. */
  isAmount?: boolean;
  /** The inventory's URL parameters that find the same cars: `{ maxPrice: '600000' }`. */
  params?: Readonly<Record<string, string>>;
};

/** Matches a part of a search, and reads its groups; undefined if the match has another meaning. */
export type Reader = {
  pattern: RegExp;
  read: (groups: readonly (string | undefined)[]) => Fact | undefined;
};

/** The words of a text in lower case, without punctuation. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** Latin and Indic letters, marks and digits. `\p{L}` would take a phone 5 ms per pattern to compile. */
export const letter = String.raw`[a-z\d\u00c0-\u024f\u0900-\u0dff]`;

export function wordPattern(words: string): RegExp {
  return new RegExp(`(?<!${letter})(?:${words})(?!${letter})`, 'gi');
}

/** The words of a car's name; 'Wagon R' also counts as 'wagonr'. */
export const nameWords = memoizeByObject(({ make, model }: Listing) => {
  const words = wordsOf(`${make} ${model}`);
  const joined = words.flatMap((word, index) =>
    word.length < 3 ? [`${words[index - 1] ?? ''}${word}`] : [],
  );
  return [...words, ...joined];
});

/** All words by which a search finds a car. */
export const carWords = memoizeByObject((car: Listing) => {
  const { year, color, body = '', fuel, transmission, owner, additionalInfo = '', features = [] } = car;
  const facts = [year, color, body, fuel, transmission, owner, additionalInfo, ...features].join(' ');
  return [...nameWords(car), ...wordsOf(facts)];
});

const vocabulary = memoizeByObject((cars: readonly Listing[]) => [...new Set(cars.flatMap(carWords))]);

/** The words of the cars that resemble the searched one, each with its likeness: 3, 2 or 1. */
export function alikeWords(searched: string, cars: readonly Listing[]): ReadonlyMap<string, number> {
  const rated = vocabulary(cars).map((word) => [word, likeness(word, searched)] as const);
  return new Map(rated.filter(([, points]) => points > 0));
}
