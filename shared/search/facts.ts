import type { Listing } from '../cars/car.ts';
import { formatLakh, formatMileage, formatPrice } from '../format.ts';
import { defaultFinance, priceForInstalment } from '../monthly-cost.ts';
import type { Site } from '../site.ts';
import type { Amount } from './amounts.ts';
import { alikeWords, type Described, type DescribedIds, type Index } from './car-texts.ts';

/** What a part of a search says about a car. A car needs one value of each kind; a fact without a kind must be true. */
export type Fact = {
  label: string;
  kind?: string;
  suits: (car: Listing) => boolean;
  /** The points of a car that suits, if no car meets the whole search. */
  weight: number;
  isAmount?: boolean;
  /** The highest price in rupees. */
  highest?: number;
  /** The order of the cars. */
  rank?: (car: Listing) => number;
  /** The names of the dealer's lines that answer it. */
  topic?: readonly string[];
  /** The word to search for, if the part has no fixed meaning. */
  word?: string;
  described?: DescribedIds;
};

/** A name outweighs everything else. Amounts weigh least, because a car may be close to one. */
export const weights = { name: 100, seats: 4, fact: 3, amount: 2, none: 0 };

const ranges = {
  rupees: ({ price }: Listing) => price,
  km: ({ mileage }: Listing) => mileage,
  year: ({ year }: Listing) => year,
};

const formats = { rupees: formatPrice, km: formatMileage, year: String };

/**
 * What an amount says about a car; undefined without finance. A monthly amount is the highest price that the dealer's
 * finance allows after `paidDown` rupees, rounded down to ₹10,000.
 */
export function amountFact(
  { unit, least, most }: Amount,
  index: Index,
  own: Site['finance'],
  paidDown: number,
): Fact | undefined {
  if (unit === 'seats') return factOf(`seats=${most}`, index);
  if (unit === 'down') return { label: `${formatLakh(most)} down`, suits: () => true, weight: weights.none };
  if (unit !== 'month') return rangeFact(unit, least, most);
  const finance = { ...defaultFinance, ...own };
  const highest = priceForInstalment(most, finance, paidDown);
  const down = paidDown > 0 ? formatLakh(paidDown) : `${finance.downPayment}%`;
  return highest === undefined
    ? undefined
    : { ...rangeFact('rupees', 0, highest), label: `up to ${formatLakh(highest)} with ${down} down` };
}

/** 'up to ₹5,00,000', 'from 2018', '₹3,00,000 to ₹6,00,000'. */
function rangeFact(unit: keyof typeof ranges, least: number, most: number): Fact {
  const { [unit]: valueOf } = ranges;
  const [low, high] = [least, most].map(formats[unit]);
  const span = most === Infinity ? `from ${low}` : least > 0 ? `${low} to ${high}` : `up to ${high}`;
  return {
    label: least === most ? String(low) : span,
    weight: weights.amount,
    isAmount: true,
    ...(unit === 'rupees' && { highest: most }),
    ...(unit === 'year' && least > 0 && most < Infinity && { kind: unit }),
    suits: (car) => valueOf(car) >= least && valueOf(car) <= most,
  };
}

/** A fact of the index, such as 'fuel=Petrol'. If no car has it, the dealer may have an answer: 'pickup' is also a service. */
export function factOf(fact: string, { cars }: Index): Fact {
  const [kind = '', value = ''] = fact.split('=');
  const found = cars.get(fact);
  return {
    label: kind === 'color' ? value.charAt(0).toUpperCase() + value.slice(1) : value + (suffixes[kind] ?? ''),
    kind,
    weight: kind === 'seats' ? weights.seats : weights.fact,
    suits: (car) => found?.has(car) === true,
    ...(!found && { word: value.toLowerCase() }),
  };
}

const suffixes: Readonly<Record<string, string>> = { owner: ' Owner', seats: ' seats' };

/** An order such as 'Newest first=-year'. Cars that may be driven in Delhi come first in every search. */
export function orderFact(order: string): Fact {
  const [label = '', field = ''] = order.split('=');
  const sign = field.startsWith('-') ? -1 : 1;
  const name = field.replace('-', '') as 'price' | 'economy';
  const rank = (car: Listing) => sign * Number.parseFloat(String(car[name]));
  const suits = (car: Listing) => field === '' || !Number.isNaN(rank(car));
  return { label, kind: 'order', weight: weights.none, suits, ...(field && { rank }) };
}

/**
 * Finds phrases in the cars' texts, and those that are in none in the descriptions. If there are none, a single word may be
 * the beginning of another, or have one wrong letter.
 */
export function textFact(
  phrases: readonly string[],
  typed: string,
  { index, described }: { index: Index; described: Described },
): Fact {
  const [word = ''] = phrases;
  const missing = phrases.filter((phrase) => !index.cars.has(phrase));
  const found = Object.fromEntries(missing.map((phrase) => [phrase, described(phrase)]));
  const ids = new Set(Object.values(found).flat());
  const isFound = ids.size > 0 || missing.length < phrases.length;
  const { words, isMisspelt } = isFound ? { words: phrases, isMisspelt: false } : alikeWords(word, index);
  const [isName, isModel] = [index.names, index.models].map((names) => words.some((it) => names.has(it)));
  const texts = words.flatMap((it) => index.cars.get(it) ?? []);
  const label = isMisspelt ? `${words[0]}, for "${typed}"` : typed;
  return {
    label: words.length > 0 ? label : `No "${typed}" here`,
    weight: isModel ? weights.name : weights.fact,
    word,
    described: found,
    ...(isName && { kind: 'name' }),
    suits: (car) => ids.has(car.id) || texts.some((cars) => cars.has(car)),
  };
}
