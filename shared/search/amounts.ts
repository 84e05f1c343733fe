import { phraseAt, type Token } from './tokens.ts';
import type { Role } from './vocabulary.ts';

/** A number or a range, both ends included, with the index of the token after it. */
export type Amount = { unit: Unit; least: number; most: number; next: number };

type Unit = 'rupees' | 'km' | 'year' | 'seats' | 'month' | 'down';

type Figure = { number: number; scale: number | undefined };

const lakh = 100_000;
const mostLakhs = 100;
const leastPrice = 30_000;
const leastDistance = 10_000;
const mostSeats = 9;
const [firstYear, lastYear] = [1980, 2039];

/** Reads 'unit? comparison? number scale? unit? comparison?', with a number or a range: 'under 5 lakh', 'emi of 9000'. */
export function amountAt(tokens: readonly Token[], start: number): Amount | undefined {
  let at = start;
  const take = (role: Role) => {
    const phrase = phraseAt(tokens, at, role);
    at = phrase?.next ?? at;
    return phrase?.value;
  };
  const takeFigure = (): Figure | undefined => {
    take('sign');
    const number = tokens[at]?.number;
    if (number === undefined) return undefined;
    at += 1;
    const scale = take('scale');
    take('sign');
    return { number, scale: scale ? Number(scale) : undefined };
  };
  const before = take('before');
  let unit = take('unit');
  while (unit && tokens[at]?.number === undefined && take('filler') !== undefined);
  const between = before ?? take('before');
  const first = takeFigure();
  if (!first) return undefined;
  unit ??= take('unit');
  const end = at;
  const other = take('to') === undefined ? undefined : takeFigure();
  const second = other && isYear(first) === isYear(other) ? other : undefined;
  if (!second) at = end;
  unit ??= take('unit');
  const limit = second ? 'equal' : (between ?? take('after'));
  const { scale } = second ?? first;
  const numbers = [first, second ?? first].map((it) => it.number * (it.scale ?? scale ?? 1));
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
  unit ??= unitOf({ number: high, scale }, between !== undefined);
  const factor = unit === 'rupees' && !scale && high <= mostLakhs ? lakh : 1;
  if (!isSensible(unit, { number: high * factor, scale })) return undefined;
  return {
    unit,
    next: at,
    ...boundsOf(
      Math.round(low * factor),
      Math.round(high * factor),
      limit ?? (unit === 'rupees' || unit === 'km' ? 'most' : 'equal'),
    ),
  };
}

function isYear({ number, scale }: Figure): boolean {
  return !scale && number % 1 === 0 && number >= firstYear && number <= lastYear;
}

/** What a number without a unit means, by its size. */
function unitOf(figure: Figure, isCompared: boolean): Unit | undefined {
  if (isYear(figure)) return 'year';
  if (figure.number >= leastPrice || (isCompared && figure.number <= mostLakhs)) return 'rupees';
  return figure.number >= leastDistance ? 'km' : undefined;
}

function isSensible(unit: string | undefined, figure: Figure): unit is Unit {
  if (unit === 'year') return isYear(figure);
  if (unit === 'seats') return figure.number <= mostSeats;
  return unit !== undefined && (unit !== 'rupees' || figure.number >= leastPrice);
}

function boundsOf(least: number, most: number, limit: string): Pick<Amount, 'least' | 'most'> {
  if (limit === 'most' || limit === 'earlier') return { least: 0, most: limit === 'most' ? most : most - 1 };
  return { least: limit === 'later' ? least + 1 : least, most: limit === 'equal' ? most : Infinity };
}
