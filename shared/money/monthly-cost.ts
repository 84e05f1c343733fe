import { formatPrice } from '../format.ts';

/** Without a rate, pages show no monthly cost. */
export type Finance = {
  /** Per cent per year. */
  rate?: number;
  /** Per cent of the price. */
  downPayment: number;
  months: number;
};

/** The down payments in per cent of the price, and the terms in months, that a buyer can choose. */
export const downPayments = [10, 15, 20, 25, 30, 35, 40, 45, 50] as const;
export const terms = [24, 36, 48, 60, 72, 84] as const;

export const defaultFinance: Finance = { downPayment: 20, months: 60 };

/** Banks want a loan to end before the car is older. */
const maxYears = 12;

export const bankDecides = 'The bank decides on the loan, the rate and the months.';

export const noLoan = 'Cash or UPI: banks do not lend on a car of this age';

/** The highest down payment as a share of the price; a bank finances the rest. */
const maxDown = 0.9;

export type MonthlyCost = NonNullable<ReturnType<typeof monthlyCost>>;

/** The terms at whose end the car is at most twelve years old. `today` is '2026-11-22'. */
export function loanTerms(year: number, today: string): number[] {
  const age = Number(today.slice(0, 4)) - year;
  return terms.filter((months) => age + months / 12 <= maxYears);
}

/** The instalment in a list; undefined without a rate, or if the car is too old for the usual term. */
export function usualEmi(
  { price, year }: { price: number; year: number },
  own: Partial<Finance> | undefined,
  today: string,
): number | undefined {
  const finance = { ...defaultFinance, ...own };
  return loanTerms(year, today).includes(finance.months)
    ? monthlyCost(price, finance)?.instalment
    : undefined;
}

/**
 * Adds the buyer's choices, '?down=30&months=48' (per cent) or '?down=200000' (rupees), to the dealer's finance.
 * Invalid values are ignored. Without scripts, the form sends the select's value first, then the amount; the last valid
 * one counts. `months` are the possible terms; the usual one is shortened to the longest of them. Undefined if there
 * are none.
 */
export function chosenFinance(
  query: string,
  finance: Finance,
  { price, months }: { price: number; months: readonly number[] },
): Finance | undefined {
  if (months.length === 0) return undefined;
  const params = new URLSearchParams(query);
  const downPayment = params
    .getAll('down')
    .map((text) => shareOf(text, price))
    .findLast(Boolean);
  const term = months.find((value) => String(value) === params.get('months'));
  return {
    ...finance,
    ...(downPayment && { downPayment }),
    months: term ?? Math.max(...months.filter((value) => value <= finance.months)),
  };
}

/**
 * All amounts are in rupees; undefined without a rate. The instalment is rounded up to the next hundred; the interest
 * is the sum of all instalments minus the loan.
 */
export function monthlyCost(priceInRupees: number, finance: Finance) {
  const { rate, months } = finance;
  if (rate === undefined) return undefined;
  const downPayment = Math.round((priceInRupees * finance.downPayment) / 100);
  const loan = priceInRupees - downPayment;
  const instalment = Math.ceil(instalmentOf(loan, rate, months) / 100) * 100;
  return { downPayment, loan, rate, instalment, interest: instalment * months - loan };
}

/**
 * The highest price in rupees, rounded down to ₹10,000, that a monthly instalment pays for. `paidDown` is in rupees; if it
 * is 0, the down payment is the share in `finance`. Undefined without a rate.
 */
export function priceForInstalment(instalment: number, finance: Finance, paidDown = 0): number | undefined {
  const { rate, months, downPayment } = finance;
  if (rate === undefined) return undefined;
  const loan = instalment / instalmentOf(1, rate, months);
  const price = paidDown > 0 ? loan + paidDown : loan / (1 - downPayment / 100);
  return Math.floor(price / 10_000) * 10_000;
}

export function emiLabel(rupees: number): string {
  return `EMI about ${formatPrice(rupees)}`;
}

/** The down payment in per cent of the price, from an amount in rupees or a value of the select. */
function shareOf(text: string, priceInRupees: number): number | undefined {
  if (isAmount(text)) return (Math.min(Number(text), priceInRupees * maxDown) / priceInRupees) * 100;
  return downPayments.find((value) => String(value) === text);
}

/** True for an amount in rupees, which begins at 1,000. */
export function isAmount(text: string): boolean {
  return /^[1-9]\d{3,8}$/.test(text);
}

function instalmentOf(loan: number, ratePerCent: number, months: number): number {
  const monthly = ratePerCent / 100 / 12;
  if (monthly === 0) return loan / months;
  const growth = (1 + monthly) ** months;
  return (loan * monthly * growth) / (growth - 1);
}
