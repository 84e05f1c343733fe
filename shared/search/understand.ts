import type { Listing } from '../cars/car.ts';
import type { Site } from '../site.ts';
import { amountAt } from './amounts.ts';
import { indexOf, type Described, type Index } from './car-texts.ts';
import { amountFact, factOf, orderFact, textFact, weights, type Fact } from './facts.ts';
import { joined, longestPhrase, meaningsOf, searchTokens, type Token } from './tokens.ts';
import type { Role } from './vocabulary.ts';

/** A part of a search, with its meaning. */
export type Wish = Fact & {
  /** The rest of the search. */
  without: string;
  /** True after 'or': a car needs this wish or the previous one. */
  isAlternative: boolean;
};

type Texts = { index: Index; described: Described };

/** The tokens before `next`; without a fact, they do not narrow the search. */
type Part = { next: number; fact?: Fact | undefined; isOr?: boolean };

// Each wish is checked against every car.
const mostWishes = 12;
const longestSearch = 200;
const [leastSeats, mostSeats] = [4, 9];

/** The parts of a search, in the order in which they were typed. */
export function understand(
  search: string,
  cars: readonly Listing[],
  { finance, described = () => [] }: { finance?: Site['finance']; described?: Described } = {},
): Wish[] {
  const text = search.slice(0, longestSearch).normalize('NFC');
  const tokens = searchTokens(text);
  const texts = { index: indexOf(cars), described };
  const amounts = tokens.map((_, at) => amountAt(tokens, at));
  const paidDown = amounts.find((amount) => amount?.unit === 'down')?.most ?? 0;
  const wishes: Wish[] = [];
  let isAlternative = false;
  for (let at = 0; at < tokens.length;) {
    const amount = amounts[at];
    const amountMeant = amount && amountFact(amount, texts.index, finance, paidDown);
    const part = amountMeant ? { next: amount.next, fact: amountMeant } : partAt(tokens, at, texts);
    const { next, fact, isOr = false } = part;
    const rest = text.slice(0, tokens[at]?.start) + ' ' + text.slice(tokens[next - 1]?.end);
    if (fact) wishes.push({ ...fact, without: rest.replace(/\s+/g, ' ').trim(), isAlternative });
    if (fact || isOr) isAlternative = isOr;
    at = next;
  }
  const known = wishes.filter(({ word }) => word === undefined).slice(0, mostWishes);
  const words = wishes.filter(({ word }) => word !== undefined).slice(0, mostWishes - known.length);
  return wishes.filter((wish) => known.includes(wish) || words.includes(wish));
}

const readers: Partial<Record<Role, (value: string, texts: Texts) => Fact | undefined>> = {
  fact: (fact, { index }) => factOf(fact, index),
  order: orderFact,
  said: (phrases, texts) => textFact(phrases.split(', '), phrases, texts),
  name: (name, texts) => (texts.index.names.has(name) ? textFact([name], name, texts) : undefined),
  topic: (names) => ({ label: names, weight: weights.none, topic: names.split('; '), suits: () => true }),
};

/** The longest phrase of the vocabulary, or words that the cars' texts write as one: 'wagon r', '6 airbags'. */
function partAt(tokens: readonly Token[], at: number, texts: Texts): Part {
  for (let next = Math.min(at + longestPhrase, tokens.length); next > at; next -= 1) {
    const word = joined(tokens, at, next);
    const meanings = meaningsOf(word);
    for (const [role, value] of Object.entries(meanings)) {
      const fact = readers[role as Role]?.(value, texts);
      if (fact) return { next, fact };
    }
    const typed = tokens.slice(at, next).map((token) => token.typed);
    if (next > at + 1 && texts.index.cars.has(word))
      return { next, fact: textFact([word], typed.join(' '), texts) };
    if (meanings.filler !== undefined || meanings.or !== undefined)
      return { next, isOr: meanings.or !== undefined };
  }
  const [next, { key = '', typed = '', number = 0 } = {}] = [at + 1, tokens[at]];
  if (number >= leastSeats && number <= mostSeats) return { next, fact: factOf(`seats=${key}`, texts.index) };
  // 'Do' and 'one' are numbers only before a unit.
  return number > 0 && !/\p{N}/u.test(typed) ? { next } : { next, fact: textFact([key], typed, texts) };
}
