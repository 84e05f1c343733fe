import type { Listing } from '../../cars/car.ts';
import type { Site } from '../../dealer/site.ts';
import { defaultFinance } from '../../money/monthly-cost.ts';
import { amountAt, amountFact } from './amounts.ts';
import { factOf, indexOf, textFact, type Described, type Fact, type Index } from './facts.ts';
import { termsOf, tokensOf, type Term } from './tokens.ts';
import { orders, weights } from './vocabulary.ts';

/** A part of a search, with its meaning. */
export type Wish = Fact & {
  /** The search without this part. */
  without: string;
  isAfterOr: boolean;
};

type Reading = { finance?: Site['finance']; described?: Described; today?: string };

/** The parts of a search, in the order in which they were typed. */
export function understand(
  search: string,
  cars: readonly Listing[],
  { finance, described = () => [], today = '' }: Reading = {},
): Wish[] {
  const index = indexOf(cars);
  const terms = termsOf(tokensOf(search), (word) => index.has(word));
  const amounts = terms.map((_, at) => amountAt(terms, at));
  const paidDown = amounts.find((amount) => amount?.unit === 'down')?.max ?? 0;
  const typed = terms.map((term) => term.typed);
  const wishes: Wish[] = [];
  let [next, isAfterOr] = [0, false];
  for (const [at, term] of terms.entries()) {
    if (at < next) continue;
    const { [at]: amount } = amounts;
    const ofAmount = amount && amountFact(amount, { ...defaultFinance, ...finance }, paidDown);
    const fact = ofAmount ?? meaningOf(term, index, described, today);
    next = ofAmount ? amount.next : at + 1;
    const without = typed.toSpliced(at, next - at).join(' ');
    if (fact) wishes.push({ ...fact, without, isAfterOr });
    isAfterOr = !fact && (isAfterOr || term.meanings.or !== undefined);
  }
  return wishes;
}

/** Undefined for words that do not narrow the search. */
function meaningOf(term: Term, index: Index, described: Described, today: string): Fact | undefined {
  const { key, typed, meanings } = term;
  const { fact, order = '', name, said = name, topic, filler, after } = meanings;
  if (fact && (index.has(fact) || !topic)) return factOf(fact, index);
  const answeredBy = topic?.split('; ');
  const isOrdered = (car: Listing) => !Number.isNaN(orders[order]?.(car, today));
  if (order) return { label: order, kind: order, weight: weights.none, answeredBy, matches: isOrdered };
  if (said) return textFact(said.split(', '), said, index, described);
  if (topic) return { label: topic, weight: weights.none, answeredBy, matches: () => true };
  // 'Do' and 'one' are numbers only before a unit, and 'se kam' compares only after a number.
  const isGrammar = /^\d/.test(key) !== /^\p{N}/u.test(typed) || (after !== undefined && typed.includes(' '));
  const isLetter = /^\p{L}$/u.test(key) && !index.has(key);
  return isGrammar || isLetter || filler !== undefined ? undefined : textFact([key], typed, index, described);
}
