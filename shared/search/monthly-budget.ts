import { formatLakh } from '../format.ts';
import { defaultFinance, priceForInstalment, type Finance } from '../monthly-cost.ts';
import type { Site } from '../site.ts';
import { amount, below, money, reader } from './amounts.ts';
import type { Fact, Reader } from './car-words.ts';
import { belowIt, month } from './hindi.ts';

const monthly = String.raw`(?:an?\s|per\s|/)?\s*(?:months?|monthly|emi|${month})(?:\s+emi)?`;
const down = String.raw`down(?:[\s-]*payment)?`;

/** Matches an amount before or after its name. */
function readerOf(name: string): RegExp {
  const rest = String.raw`(?:${below})?${money}`;
  return reader(
    String.raw`${rest}(?:\s*(?:rs|rupees))?(?:\s+k[aie])?\s*${name}(?:${belowIt})?|${name}\s*(?:of|is|k[aie]|:)?\s*${rest}(?:${belowIt})?`,
  );
}

/**
 * Readers that convert a monthly amount, '12000 a month with 1 lakh down', to the highest price that the dealer's finance
 * allows, rounded down to ₹10,000. Without an interest rate, a monthly amount has no meaning.
 */
export function monthlyReaders(search: string, finance: Site['finance']): readonly Reader[] {
  const pattern = readerOf(down);
  const [, ...paid] = [...search.matchAll(pattern)][0] ?? [];
  const paidDown = amountIn(paid);
  return [
    {
      pattern,
      read: (groups) => ({ label: `${formatLakh(amountIn(groups))} down`, suits: () => true, params: {} }),
    },
    {
      pattern: readerOf(monthly),
      read: (groups) => budget(amountIn(groups), { ...defaultFinance, ...finance }, paidDown),
    },
  ];
}

function budget(perMonth: number, finance: Finance, paidDown: number): Fact | undefined {
  const price = priceForInstalment(perMonth, finance, paidDown);
  if (price === undefined) return undefined;
  return {
    label: `up to ${formatLakh(price)} with ${paidDown > 0 ? formatLakh(paidDown) : `${finance.downPayment}%`} down`,
    isAmount: true,
    suits: (car) => car.price <= price,
    params: { maxPrice: String(price), ...(paidDown > 0 && { down: String(paidDown) }) },
  };
}

/** The amount from the first pair of figure and unit that matched; 0 if neither did. */
function amountIn([figure, unit, otherFigure, otherUnit]: readonly (string | undefined)[]): number {
  return amount(figure ?? otherFigure, figure === undefined ? otherUnit : unit);
}
