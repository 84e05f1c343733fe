import type { Listing } from '../cars/car.ts';
import { likeness } from '../misspelling/likeness.ts';
import type { Described, Index } from './car-texts.ts';

/** What a part of a search says about a car. A car needs one value of each kind; a fact without a kind must be true. */
export type Fact = {
  label: string;
  kind?: string;
  matches: (car: Listing) => boolean;
  /** The points of a car that matches, if no car meets the whole search. */
  weight: number;
  /** The highest price in rupees. */
  highest?: number;
  /** The order of the cars. */
  rank?: (car: Listing) => number;
  /** The names of the dealer's lines that answer it. */
  topic?: readonly string[];
  /** The word to search for, if the part has no fixed meaning. */
  word?: string;
};

/** A model outweighs everything else. Amounts weigh least, because a car may be close to one. */
export const weights = { model: 100, fact: 3, amount: 2, none: 0 };

/** A fact of the index, such as 'fuel=Petrol'. If no car has it, the dealer may have an answer: 'pickup' is also a service. */
export function factOf(fact: string, { facts }: Index): Fact {
  const [kind = '', value = ''] = fact.split('=');
  const found = facts.get(fact);
  return {
    label: value.charAt(0).toUpperCase() + value.slice(1) + (kind === 'owner' ? ' Owner' : ''),
    kind,
    weight: weights.fact,
    matches: ({ id }) => found?.has(id) === true,
    ...(!found && { word: value.toLowerCase() }),
  };
}

/** An order such as 'Newest first=-year', or '=' and a field. Cars without a value do not suit. */
export function orderFact(order: string): Fact {
  const [label = '', field = ''] = order.split('=');
  const sign = field.startsWith('-') ? -1 : 1;
  const name = field.replace('-', '') as 'price' | 'economy';
  const rank = (car: Listing) => sign * Number.parseFloat(String(car[name]));
  const matches = (car: Listing) => field === '' || !Number.isNaN(rank(car));
  return { label, kind: 'order', weight: weights.none, matches, ...(field && { rank }) };
}

/**
 * Finds phrases in the cars' texts, and those that are in none in the descriptions. If there are none, a single word may be
 * the beginning of another, or have one wrong letter.
 */
export function textFact(
  phrases: readonly string[],
  typed: string,
  index: Index,
  described: Described,
): Fact {
  const { words: byWord, facts } = index;
  const exact = new Set(phrases.flatMap((phrase) => [...(byWord.get(phrase) ?? described(phrase))]));
  const [word = ''] = phrases;
  const words = exact.size > 0 ? phrases : alikeWords(word, [...byWord.keys()]);
  const ids = new Set([...exact, ...words.flatMap((it) => [...(byWord.get(it) ?? [])])]);
  const isOf = (kind: string) => words.some((it) => facts.has(`${kind}=${it}`));
  const label = words.some((it) => it.startsWith(word)) ? typed : `${words[0]}, for "${typed}"`;
  return {
    label: words.length > 0 ? label : `No "${typed}" here`,
    weight: isOf('model') ? weights.model : weights.fact,
    word,
    ...((isOf('make') || isOf('model')) && { kind: 'name' }),
    matches: ({ id }) => ids.has(id),
  };
}

/** The words that begin with the searched one, otherwise those with one other letter. */
function alikeWords(searched: string, words: readonly string[]): string[] {
  const longer = words.filter((word) => word.startsWith(searched));
  return longer.length > 0 ? longer : words.filter((word) => likeness(word, searched) > 0);
}
