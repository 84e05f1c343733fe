import { formatLakh } from '../../format.ts';
import { priceForInstalment, type Finance } from '../../money/monthly-cost.ts';
import type { Fact } from './facts.ts';
import type { Term } from './tokens.ts';
import { limits, units, weights, type Limit, type Role, type Unit } from './vocabulary.ts';

/** A number or a range, both ends included, with the index of the term after it. */
export type Amount = { unit: Unit | 'month' | 'down'; min: number; max: number; next: number };

const lakh = 100_000;
const maxLakhs = 100;

/** Reads 'comparison? unit? number scale? unit? comparison?', with a number or a range: 'under 5 lakh', 'emi 9000'. */
export function amountAt(terms: readonly Term[], start: number): Amount | undefined {
  let at = start;
  const take = (role: Role) => {
    const value = terms[at]?.meanings[role];
    if (value !== undefined) at += 1;
    return value;
  };
  const takeFigure = () => {
    take('sign');
    const number = Number(terms[at]?.key);
    if (Number.isNaN(number)) return undefined;
    at += 1;
    const scale = Number(take('scale') ?? 0);
    take('sign');
    return { number, scale };
  };
  let limit = take('before');
  let unit = take('unit');
  limit ??= take('before');
  const first = takeFigure();
  if (!first) return undefined;
  unit ??= take('unit');
  const end = at;
  const other = take('to') === undefined ? undefined : takeFigure();
  // '2015 to 5 lakh' is a year and a price.
  const second =
    other && (unitOf(first.number) === 'year') === (unitOf(other.number) === 'year') ? other : first;
  if (second === first) at = end;
  unit ??= take('unit');
  const isLakhs = !unit && limit !== undefined && Math.max(first.number, second.number) <= maxLakhs;
  const [low = 0, high = 0] = [first, second]
    .map(({ number, scale }) => Math.round(number * (scale || second.scale || (isLakhs ? lakh : 1))))
    .toSorted((one, another) => one - another);
  unit ??= unitOf(high);
  if (!unit || (unit === 'year' && unitOf(high) !== 'year')) return undefined;
  limit ??= take('after') ?? (unit in units ? units[unit as Unit].usual : 'equal');
  const [min = 0, max = 0] = second === first ? limits[limit as Limit](high) : [low, high];
  return { unit: unit as Unit, min, max, next: at };
}

/** What a number without a unit means, by its size. */
function unitOf(number: number): string | undefined {
  const names = Object.keys(units) as Unit[];
  return names.find((name) => number >= units[name].alone[0] && number <= units[name].alone[1]);
}

/** A monthly amount is the highest price that the dealer's finance allows after `paidDown` rupees; undefined if it has none. */
export function amountFact(amount: Amount, finance: Finance, paidDown: number): Fact | undefined {
  const { unit, min, max } = amount;
  if (unit === 'down') return { label: `${formatLakh(max)} down`, matches: () => true, weight: weights.none };
  if (unit !== 'month') return rangeFact(unit, min, max);
  const highest = priceForInstalment(max, finance, paidDown);
  if (highest === undefined) return undefined;
  const down = paidDown > 0 ? formatLakh(paidDown) : `${finance.downPayment}%`;
  return { ...rangeFact('rupees', 0, highest), label: `up to ${formatLakh(highest)} with ${down} down` };
}

/** 'up to ₹5,00,000', 'from 2018', '₹3,00,000 to ₹6,00,000'. */
function rangeFact(unit: Unit, min: number, max: number): Fact {
  const { valueOf, format } = units[unit];
  const [low = '', high] = [min, max].map(format);
  const span = max === Infinity ? `from ${low}` : min > 0 ? `${low} to ${high}` : `up to ${high}`;
  return {
    label: min === max ? low : span,
    weight: units[unit].weight,
    ...(min > 0 && max < Infinity && { kind: unit }),
    matches: (car) => valueOf(car) >= min && valueOf(car) <= max,
  };
}
