import type { Listing } from '../cars/car.ts';
import { memoizeByObject } from '../memoize-by-object.ts';

/** The fields that a search reads. */
export type SearchedCar = Pick<
  Listing,
  | 'id'
  | 'make'
  | 'model'
  | 'year'
  | 'price'
  | 'mileage'
  | 'color'
  | 'fuel'
  | 'transmission'
  | 'owner'
  | 'additionalInfo'
  | 'body'
  | 'seats'
  | 'emissionNorm'
  | 'features'
>;

/** A condition that a car meets or not, in words. */
export type Fact = {
  label: string;
  suits: (car: SearchedCar) => boolean;
  /** A price, a distance or a year. */
  isAmount?: boolean;
  /** The parameters of the inventory's URL that find the same cars: `{ maxPrice: '600000' }`. */
  params?: Readonly<Record<string, string>>;
};

/** Finds a part of a search, and reads its groups; undefined if it means something else. */
export type Reader = {
  pattern: RegExp;
  read: (groups: readonly (string | undefined)[]) => Fact | undefined;
};

/** The words of a text, in lower case, without punctuation. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** Finds whole words in a search. */
export function wordPattern(words: string): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}])(?:${words})(?![\p{L}\p{M}\p{N}])`, 'giu');
}

/** The words of a car's name; 'Wagon R' is found as 'wagonr' too. */
export const nameWords = memoizeByObject(({ make, model }: SearchedCar) => {
  const words = wordsOf(`${make} ${model}`);
  const joined = words.flatMap((word, index) =>
    word.length < 3 ? [`${words[index - 1] ?? ''}${word}`] : [],
  );
  return [...words, ...joined];
});

/** All words by which a search finds a car. */
export const carWords = memoizeByObject((car: SearchedCar) => {
  const { year, color, body = '', fuel, transmission, owner, additionalInfo = '', features = [] } = car;
  const facts = [year, color, body, fuel, transmission, owner, additionalInfo, ...features].join(' ');
  return [...nameWords(car), ...wordsOf(facts)];
});

/** Every word by which a search finds some of the cars, once. */
export const vocabulary = memoizeByObject((cars: readonly SearchedCar[]) => [
  ...new Set(cars.flatMap(carWords)),
]);
