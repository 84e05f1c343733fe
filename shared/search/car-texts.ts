import type { CarDetail, Listing } from '../cars/car.ts';
import { memoizeByObject } from '../memoize-by-object.ts';
import { termsOf, tokensOf } from './tokens.ts';

/** The ids of the cars by the words of their texts, and by facts such as 'fuel=Petrol', 'make=honda' and 'model=city'. */
export type Index = { words: Ids; facts: Ids };

type Ids = ReadonlyMap<string, ReadonlySet<string>>;

/** The ids of the cars whose descriptions contain a phrase. */
export type DescribedIds = Readonly<Record<string, readonly string[]>>;

/** Finds these ids; none if too many cars have the phrase to tell them apart. */
export type Described = (phrase: string) => readonly string[];

const maxDescribed = 12;

export const indexOf = memoizeByObject((listings: readonly Listing[]): Index => ({
  words: idsBy(textsOf, listings),
  facts: idsBy(factsOf, listings),
}));

function idsBy(keysOf: (car: Listing) => readonly string[], listings: readonly Listing[]): Ids {
  const ids = new Map<string, Set<string>>();
  for (const car of listings)
    for (const key of keysOf(car)) ids.set(key, (ids.get(key) ?? new Set()).add(car.id));
  return ids;
}

/** The words of a text, and those after a number or, in a name, short ones also as one word: '6airbags', 'wagonr'. */
export function wordsOf(text: string, isName = false): string[] {
  const keys = tokensOf(text).map(({ key }) => key);
  return keys.flatMap((key, at) => {
    const next = keys[at + 1];
    return next && (/^\d/.test(key) || (isName && next.length < 4)) ? [key, key + next] : [key];
  });
}

function textsOf({ additionalInfo = '', features = [], ...car }: Listing): string[] {
  const facts = [car.year, car.body, car.fuel, car.transmission, car.owner].join(' ');
  const texts = [car.color, facts, ...additionalInfo.split(', '), ...features];
  return [...wordsOf(`${car.make} ${car.model}`, true), ...texts.flatMap((text) => wordsOf(text))];
}

/** 'Petrol + CNG' counts as both fuels, and a compact SUV also as an SUV. */
function factsOf(car: Listing): string[] {
  const bodies = `${car.body ?? ''} ${car.body?.replace('Compact ', '') ?? ''}`;
  const text = `${car.color} ${car.model} ${car.fuel} ${car.transmission} ${car.owner} owner ${car.emissionNorm}`;
  const terms = termsOf(tokensOf(`${text} ${bodies}`));
  return [
    ...wordsOf(car.make).map((word) => `make=${word}`),
    ...wordsOf(car.model, true).map((word) => `model=${word}`),
    ...terms.flatMap(({ meanings }) => meanings.fact ?? []),
  ];
}

/** Searches the descriptions, unless the server has done so for the page. */
export function describedIn({ records, described = {} }: Descriptions): Described {
  return (phrase) => {
    if (described[phrase]) return described[phrase];
    const words = phrase.split(' ');
    const isSaid = (record: Description) => {
      const { said, text } = saidIn(record);
      return words.every((word) => said.has(word)) && text.includes(` ${phrase} `);
    };
    const ids = [...records].flatMap(([id, record]) => (isSaid(record) ? id : []));
    return ids.length <= maxDescribed ? ids : [];
  };
}

type Description = Pick<CarDetail, 'description'>;

type Descriptions = {
  records: ReadonlyMap<string, Description>;
  described?: DescribedIds | undefined;
};

const saidIn = memoizeByObject(({ description }: Description) => {
  const keys = tokensOf(description).map(({ key }) => key);
  return { said: new Set(keys), text: ` ${keys.join(' ')} ` };
});
