import type { CarDetail, Listing } from '../../cars/car.ts';
import { memoizeByObject } from '../../memoize-by-object.ts';
import type { Stock } from '../create-stock.ts';
import { termsOf, tokensOf } from './tokens.ts';

/** The ids of the cars by the words of their texts, and by facts such as 'fuel=Petrol', 'make=honda' and 'model=city'. */
export type Index = ReadonlyMap<string, ReadonlySet<string>>;

/** Finds the ids of the cars whose descriptions contain a word; none if too many do to tell them apart. */
export type Described = (word: string) => readonly string[];

const maxDescribed = 12;

export const indexOf = memoizeByObject((cars: readonly Listing[]): Index => {
  const ids = new Map<string, Set<string>>();
  for (const car of cars)
    for (const key of keysOf(car)) ids.set(key, (ids.get(key) ?? new Set()).add(car.id));
  return ids;
});

/** 'Petrol + CNG' counts as both fuels, and a compact SUV also as an SUV. */
function keysOf({ make, model, additionalInfo, features = [], ...car }: Listing): string[] {
  const { year, color, fuel, transmission, owner, emissionNorm, body } = car;
  const facts = [color, fuel, transmission, owner, 'owner', body, body?.replace('Compact', '')];
  const terms = termsOf(tokensOf([...facts, emissionNorm, model].join(' ')));
  const [makes = [], models = []] = [make, model].map((name) => wordsOf(name, true));
  return [
    ...[...makes, ...models, ...wordsOf([...facts, year, additionalInfo, ...features].join(' '))],
    ...makes.map((word) => `make=${word}`),
    ...models.map((word) => `model=${word}`),
    ...terms.flatMap(({ meanings }) => meanings.fact ?? []),
  ];
}

/** The words of a text, and some pairs as one word: those after a number and, if asked, short ones: '6airbags', 'wagonr'. */
export function wordsOf(text: string, joinsShort = false): string[] {
  const keys = tokensOf(text).map(({ key }) => key);
  return keys.flatMap((key, at) => {
    const next = keys[at + 1];
    return next && (/^\d/.test(key) || (joinsShort && next.length < 4)) ? [key, key + next] : [key];
  });
}

/** Searches the descriptions, unless the server has done so for the page. */
export function describedIn({ records, described = {} }: Pick<Stock, 'records' | 'described'>): Described {
  return (word) => {
    const found = () => [...records.values()].filter((record) => saidIn(record).has(word));
    const known = Object.hasOwn(described, word) ? described[word] : undefined;
    const ids = known ?? found().map(({ id }) => id);
    return ids.length <= maxDescribed ? ids : [];
  };
}

const saidIn = memoizeByObject(({ description }: CarDetail) => new Set(wordsOf(description, true)));
