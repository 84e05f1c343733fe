import { formatMileage, formatPrice } from '../format.ts';
import { letter, type Fact, type Reader } from './car-words.ts';
import { aboveIt, belowIt, crore, kilometre, lakh, thousand } from './hindi.ts';

// Smaller numbers are years or parts of a model's name.
const leastPrice = 30_000;

const number = String.raw`(\d[\d,]*(?:\.\d+)?)`;
const end = `(?!${letter})`;
const unit = `(lakhs?|lacs?|l|crores?|cr|k|thousand|${lakh}|${crore}|${thousand})${end}`;
const sign = String.raw`(?:₹|rs\.?|inr)`;
export const money = String.raw`${sign}?\s*${number}\s*(?:${unit})?`;
export const below = String.raw`(?:below|under|up\s?to|less than|within|max(?:imum)?|<)\s*`;
const above = String.raw`(?:above|over|more than|at least|min(?:imum)?|>)\s*`;
const to = String.raw`\s*(?:-|–|to|and)\s*`;
const distance = String.raw`${number}(k|\s*(?:${thousand}))?\s*(?:kms?|kilomet(?:re|er)s?|${kilometre})${end}`;
const year = String.raw`((?:19|20)\d\d)\b`;

const atLeast: Reader['read'] = ([figure, unit]) => price(amount(figure, unit), Infinity);
const atMost: Reader['read'] = ([figure, unit]) => price(0, amount(figure, unit));
const farther: Reader['read'] = ([figure, unit]) => mileage(amount(figure, unit), Infinity);
const nearer: Reader['read'] = ([figure, unit]) => mileage(0, amount(figure, unit));
const yearsBetween: Reader['read'] = ([one, other]) => years(...inOrder(Number(one), Number(other)));
const pricesBetween: Reader['read'] = ([one, oneUnit, other, otherUnit]) =>
  price(...inOrder(amount(one, oneUnit ?? otherUnit), amount(other, otherUnit)));

/** The readers of amounts in a search. The first pattern that matches a part reads it. */
export const amountReaders = (): Reader[] => [
  { pattern: reader(above + distance), read: farther },
  { pattern: reader(distance + aboveIt), read: farther },
  { pattern: reader(`(?:${below})?${distance}(?:${belowIt})?`), read: nearer },
  { pattern: reader(year + to + year), read: yearsBetween },
  {
    pattern: reader(String.raw`(?:after|newer than)\s*${year}`),
    read: ([first]) => years(Number(first) + 1, Infinity),
  },
  {
    pattern: reader(String.raw`(?:since|from)\s*${year}`),
    read: ([first]) => years(Number(first), Infinity),
  },
  {
    pattern: reader(String.raw`(?:before|older than)\s*${year}`),
    read: ([last]) => years(-Infinity, Number(last) - 1),
  },
  { pattern: reader(String.raw`(?:between\s*)?${money}${to}${money}`), read: pricesBetween },
  { pattern: reader(below + money), read: atMost },
  { pattern: reader(above + money), read: atLeast },
  { pattern: reader(money + belowIt), read: atMost },
  { pattern: reader(money + aboveIt), read: atLeast },
  // '5 lakh' or '₹5,00,000' without more words is the visitor's budget.
  { pattern: reader(String.raw`${sign}?\s*${number}\s*${unit}`), read: atMost },
  { pattern: reader(String.raw`${sign}\s*${number}`), read: atMost },
  { pattern: reader(year), read: ([text]) => years(Number(text), Number(text)) },
];

export function reader(pattern: string): RegExp {
  return new RegExp(String.raw`(?<!\.|${letter})(?:${pattern})${end}`, 'gi');
}

/** Rupees or kilometres. */
export function amount(figure = '', unit = ''): number {
  const value = Number(figure.replaceAll(',', ''));
  if (/^[lल]/i.test(unit)) return Math.round(value * 100_000);
  if (/^[cक]/i.test(unit)) return Math.round(value * 10_000_000);
  return /^\s*[kthह]/i.test(unit) ? value * 1_000 : value;
}

function inOrder(one: number, other: number): [number, number] {
  return one <= other ? [one, other] : [other, one];
}

function price(least: number, most: number): Fact | undefined {
  if ((Number.isFinite(most) ? most : least) < leastPrice) return undefined;
  return {
    label: span(least, most, formatPrice),
    isAmount: true,
    params: {
      ...(least > 0 && { minPrice: String(least) }),
      ...(Number.isFinite(most) && { maxPrice: String(most) }),
    },
    suits: (car) => car.price >= least && car.price <= most,
  };
}

function mileage(least: number, most: number): Fact {
  return {
    label: span(least, most, formatMileage),
    isAmount: true,
    ...(least === 0 && { params: { maxKm: String(most) } }),
    suits: (car) => car.mileage >= least && car.mileage <= most,
  };
}

function years(first: number, last: number): Fact {
  return {
    label: first === last ? String(first) : span(first, last, String),
    isAmount: true,
    ...(Number.isFinite(last - first) && { params: { year: `${first}-${last}` } }),
    suits: (car) => car.year >= first && car.year <= last,
  };
}

/** 'up to ₹5,00,000', 'from 2018', '₹3,00,000 to ₹6,00,000'. */
function span(least: number, most: number, say: (value: number) => string): string {
  if (!Number.isFinite(most)) return `from ${say(least)}`;
  return least > 0 ? `${say(least)} to ${say(most)}` : `up to ${say(most)}`;
}
