import type { Listing } from '../cars/car.ts';
import type { Site } from '../site.ts';
import { amountAt, amountFact } from './amounts.ts';
import { indexOf, type Described, type Index } from './car-texts.ts';
import { factOf, orderFact, textFact, weights, type Fact } from './facts.ts';
import { termsOf, tokensOf, type Term } from './tokens.ts';

/** A part of a search, with its meaning. */
export type Wish = Fact & {
  /** The rest of the search. */
  without: string;
  /** True after 'or': a car needs this wish or the previous one. */
  isAlternative: boolean;
};

/** The parts of a search, in the order in which they were typed. */
export function understand(
  search: string,
  cars: readonly Listing[],
  { finance, described = () => [] }: { finance?: Site['finance']; described?: Described } = {},
): Wish[] {
  const index = indexOf(cars);
  const terms = termsOf(tokensOf(search), (word) => index.words.has(word));
  const amounts = terms.map((_, at) => amountAt(terms, at));
  const paidDown = amounts.find((amount) => amount?.unit === 'down')?.most ?? 0;
  const wishes: Wish[] = [];
  let [next, isAlternative] = [0, false];
  for (const [at, term] of terms.entries()) {
    if (at < next) continue;
    const { [at]: amount } = amounts;
    const ofAmount = amount && amountFact(amount, finance, paidDown);
    const fact = ofAmount ?? meaningOf(term, index, described);
    next = ofAmount ? amount.next : at + 1;
    const rest = terms.toSpliced(at, next - at).map(({ typed }) => typed);
    if (fact) wishes.push({ ...fact, without: rest.join(' '), isAlternative });
    isAlternative = !fact && (isAlternative || term.meanings.or !== undefined);
  }
  return wishes;
}

/** Undefined for words that do not narrow the search. */
function meaningOf({ key, typed, meanings }: Term, index: Index, described: Described): Fact | undefined {
  const { fact, order, said, name, topic, filler, or } = meanings;
  if (fact) return factOf(fact, index);
  if (order) return orderFact(order);
  if (said) return textFact(said.split(', '), said, index, described);
  if (name) return textFact([name], name, index, described);
  if (topic) return { label: topic, weight: weights.none, topic: topic.split('; '), matches: () => true };
  const number = Number(key);
  // 'Do' and 'one' are numbers only before a unit, and 'se kam' compares only after a number.
  const isGrammar =
    (number > 0 && !/\p{N}/u.test(typed)) || (meanings.after !== undefined && typed.includes(' '));
  return isGrammar || filler !== undefined || or !== undefined
    ? undefined
    : textFact([key], typed, index, described);
}
