import type { Listing } from '../../cars/car.ts';
import { memoizeByObject } from '../../memoize-by-object.ts';
import { isMisspelt } from '../../misspelling.ts';
import type { Stock } from '../create-stock.ts';
import { termsOf, tokensOf } from './tokens.ts';
import { weights } from './vocabulary.ts';

/** What a part of a search says about a car. A car needs one value of each kind; a fact without a kind must be true. */
export type Fact = {
  label: string;
  kind?: string;
  matches: (car: Listing) => boolean;
  weight: number;
  /** The names of the dealer's lines. */
  answeredBy?: readonly string[] | undefined;
  /** A word that is in no car's name. */
  word?: string;
};

/** The ids of the cars by the words of their texts, and by facts such as 'fuel=Petrol', 'make=honda' and 'model=city'. */
export type Index = ReadonlyMap<string, ReadonlySet<string>>;

/** Finds the ids of the cars whose descriptions contain a word; none if more than twelve do, which tells no cars apart. */
export type Described = (word: string) => readonly string[];

export const indexOf = memoizeByObject((cars: readonly Listing[]) => idsBy(cars, keysOf));

const descriptionsOf = memoizeByObject((records: Stock['records']) =>
  idsBy(records.values(), ({ description }) => wordsOf(description, true)),
);

function idsBy<Car extends Listing>(cars: Iterable<Car>, keysOf: (car: Car) => readonly string[]): Index {
  const ids = new Map<string, Set<string>>();
  for (const car of cars)
    for (const key of keysOf(car)) ids.set(key, (ids.get(key) ?? new Set()).add(car.id));
  return ids;
}

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
    const known = Object.hasOwn(described, word) ? described[word] : undefined;
    const ids = known ?? [...(descriptionsOf(records).get(word) ?? [])];
    return ids.length <= 12 ? ids : [];
  };
}

/** A fact of the index, such as 'fuel=Petrol'. */
export function factOf(fact: string, index: Index): Fact {
  const [kind = '', label = ''] = fact.split('=');
  const weight = kind === 'color' ? weights.color : weights.fact;
  const ids = index.get(fact);
  return { label, kind, weight, matches: ({ id }) => ids?.has(id) === true };
}

/** Finds words in the cars' texts, otherwise in descriptions, otherwise the words that are like the first. */
export function textFact(words: readonly string[], typed: string, index: Index, described: Described): Fact {
  const [word = ''] = words;
  const idsOf = (it: string) => index.get(it) ?? new Set(described(it));
  const exact = words.filter((it) => idsOf(it).size > 0);
  const found = exact.length > 0 ? exact : alikeWords(word, index);
  const [first = ''] = found;
  const ids = found.length < 2 ? idsOf(first) : new Set(found.flatMap((it) => [...idsOf(it)]));
  const [isMake, isModel] = ['make', 'model'].map((kind) => found.some((it) => index.has(`${kind}=${it}`)));
  const label = exact.length > 0 || first.startsWith(word) ? typed : `${first}, for "${typed}"`;
  return {
    label: first ? label : `No "${typed}" here`,
    weight: isModel ? weights.model : weights.fact,
    ...(isMake || isModel ? { kind: 'name' } : { word }),
    matches: ({ id }) => ids.has(id),
  };
}

/** The words that begin with the searched one, otherwise those with one other letter. */
function alikeWords(searched: string, index: Index): string[] {
  const words = [...index.keys()].filter((key) => !key.includes('='));
  const longer = words.filter((word) => word.startsWith(searched));
  return longer.length > 0 ? longer : words.filter((word) => isMisspelt(searched, word));
}
