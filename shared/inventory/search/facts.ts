import type { Listing } from '../../cars/car.ts';
import { isMisspelt } from '../../misspelling.ts';
import type { Described, Index } from './car-texts.ts';
import { weights } from './vocabulary.ts';

/** What a part of a search says about a car. A car needs one value of each kind; a fact without a kind must be true. */
export type Fact = {
  label: string;
  kind?: string;
  matches: (car: Listing) => boolean;
  /** If no car meets the whole search, the facts of the lowest weight are left out. */
  weight: number;
  /** The names of the dealer's lines. */
  answeredBy?: readonly string[];
  /** A word that is in no car's name. */
  word?: string;
};

/** A fact of the index, such as 'fuel=Petrol'. */
export function factOf(fact: string, index: Index): Fact {
  const [kind = '', label = ''] = fact.split('=');
  const weight = kind === 'color' ? weights.color : weights.fact;
  return { label, kind, weight, matches: ({ id }) => index.get(fact)?.has(id) === true };
}

/**
 * Finds words in the cars' texts, and those that are in none in the descriptions. If there are none, the first word may be
 * the beginning of another, or have one wrong letter.
 */
export function textFact(words: readonly string[], typed: string, index: Index, described: Described): Fact {
  const [word = ''] = words;
  const exact = words.flatMap((it) => [...(index.get(it) ?? described(it))]);
  const found = exact.length > 0 ? words : alikeWords(word, [...index.keys()]);
  const ids = new Set([...exact, ...found.flatMap((it) => [...(index.get(it) ?? [])])]);
  const [isMake, isModel] = ['make', 'model'].map((kind) => found.some((it) => index.has(`${kind}=${it}`)));
  const label = found.some((it) => it.startsWith(word)) ? typed : `${found[0]}, for "${typed}"`;
  return {
    label: found.length > 0 ? label : `No "${typed}" here`,
    weight: isModel ? weights.model : weights.fact,
    ...(isMake || isModel ? { kind: 'name' } : { word }),
    matches: ({ id }) => ids.has(id),
  };
}

/** The words that begin with the searched one, otherwise those with one other letter. */
function alikeWords(searched: string, keys: readonly string[]): string[] {
  const words = keys.filter((key) => !key.includes('='));
  const longer = words.filter((word) => word.startsWith(searched));
  return longer.length > 0 ? longer : words.filter((word) => isMisspelt(searched, word));
}
