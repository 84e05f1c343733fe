import type { CarDetail, Listing } from '../cars/car.ts';
import { memoizeByObject } from '../memoize-by-object.ts';
import { likeness } from '../misspelling/likeness.ts';
import { meaningsOf, tokensOf } from './tokens.ts';

/** The cars by the words of their texts and by facts such as 'fuel=Petrol', and the words of their names. */
export type Index = {
  cars: ReadonlyMap<string, ReadonlySet<Listing>>;
  words: readonly string[];
  names: ReadonlySet<string>;
  models: ReadonlySet<string>;
};

/** The ids of the cars whose descriptions contain a phrase. */
export type DescribedIds = Readonly<Record<string, readonly string[]>>;

/** Finds these ids; none if too many cars have the phrase to tell them apart. */
export type Described = (phrase: string) => readonly string[];

const mostDescribed = 12;

/** The words of a text, and those after a number or, in a name, short ones also as one word: '6airbags', 'wagonr'. */
export function wordsOf(text: string, isName = false): string[] {
  const tokens = tokensOf(text);
  return tokens.flatMap(({ key, number }, index) => {
    const next = tokens[index + 1]?.key;
    return next && (number !== undefined || (isName && next.length < 4)) ? [key, key + next] : [key];
  });
}

export const indexOf = memoizeByObject((listings: readonly Listing[]): Index => {
  const cars = new Map<string, Set<Listing>>();
  for (const car of listings)
    for (const word of [
      ...wordsOf(`${car.make} ${car.model}`, true),
      ...textsOf(car).flatMap((it) => wordsOf(it)),
      ...factsOf(car),
    ])
      cars.set(word, (cars.get(word) ?? new Set()).add(car));
  const models = new Set(listings.flatMap(({ model }) => wordsOf(model, true)));
  const words = [...cars.keys()].filter((word) => !word.includes('='));
  return {
    cars,
    words,
    models,
    names: new Set([...models, ...listings.flatMap(({ make }) => wordsOf(make))]),
  };
});

function textsOf({ additionalInfo = '', features = [], ...car }: Listing): string[] {
  const facts = [car.year, car.body, car.fuel, car.transmission, car.owner].join(' ');
  return [car.color, facts, ...additionalInfo.split(', '), ...features];
}

/** 'Petrol + CNG' counts as both fuels, and a compact SUV also as an SUV. The texts may contain the number of seats. */
function factsOf({ additionalInfo = '', ...car }: Listing): string[] {
  const paint = tokensOf(`${car.color} ${car.model}`);
  const [, said = ''] = /(\d) seater/i.exec(`${car.model} ${additionalInfo}`) ?? [];
  return [
    ...car.fuel.split(' + ').map((fuel) => `fuel=${fuel}`),
    ...[car.body, car.body?.replace('Compact ', '')].map((body) => `body=${body}`),
    ...paint.map(({ key }) => meaningsOf(key).fact ?? ''),
    ...[`transmission=${car.transmission}`, `owner=${car.owner}`, `norm=${car.emissionNorm}`],
    `seats=${car.seats ?? said}`,
  ];
}

/** The words that begin with the searched one, otherwise those with one other letter. */
export function alikeWords(searched: string, { words }: Index): { words: string[]; isMisspelt: boolean } {
  const longer = words.filter((word) => word.startsWith(searched));
  if (longer.length > 0) return { words: longer, isMisspelt: false };
  return { words: words.filter((word) => likeness(word, searched) > 0), isMisspelt: true };
}

/** Searches the descriptions, unless the server has done so for the page. */
export const describedIn = memoizeByObject(({ records, described = {} }: Descriptions): Described => {
  let size = 0;
  let index: ReturnType<typeof descriptionsOf> | undefined;
  return (phrase) => {
    if (described[phrase]) return described[phrase];
    // A browser receives more records after a while.
    if (size !== records.size) index = descriptionsOf(records);
    size = records.size;
    const ofWords = phrase.split(' ').map((word) => [...(index?.get(word) ?? [])]);
    const [fewest = []] = ofWords.toSorted((one, other) => one.length - other.length);
    const ids = fewest.flatMap(([id, text]) => (text.includes(` ${phrase} `) ? id : []));
    return ids.length <= mostDescribed ? ids : [];
  };
});

type Records = ReadonlyMap<string, Pick<CarDetail, 'description'>>;
type Descriptions = { records: Records; described?: DescribedIds | undefined };

/** The normalized descriptions by word and id. */
function descriptionsOf(records: Records): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const texts = new Map<string, Map<string, string>>();
  for (const [id, { description }] of records) {
    const keys = tokensOf(description).map(({ key }) => key);
    const text = ` ${keys.join(' ')} `;
    for (const key of keys) texts.set(key, (texts.get(key) ?? new Map<string, string>()).set(id, text));
  }
  return texts;
}
