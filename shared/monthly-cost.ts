import { formatPrice } from './format.ts';

/** Without a rate no monthly cost is shown. */
export type Finance = {
  /** Per cent a year. */
  rate?: number;
  /** Per cent of the price. */
  downPayment: number;
  /** Of the loan. */
  months: number;
};

export type MonthlyCost = {
  /** Rupees. */
  downPayment: number;
  loan: number;
  /** Per cent a year. */
  rate: number;
  /** A month's instalment, in rupees, rounded up to the next hundred. */
  instalment: number;
  /** The sum of all instalments minus the loan, in rupees. */
  interest: number;
};

/** The buyer's choices: per cent of the price, and months. */
export const downPayments = [10, 15, 20, 25, 30, 35, 40, 45, 50] as const;
export const terms = [24, 36, 48, 60, 72, 84] as const;

export const defaultFinance: Finance = { downPayment: 20, months: 60 };

/** Goes with every example. */
export const bankDecides = 'The bank decides on the loan, the rate and the months.';

/** So that a bank has something to lend: at most nine tenths of the price are paid down. */
const mostDown = 0.9;

/**
 * The dealer's finance with what '?down=30&months=48' chooses for a car of this price, or '?down=200000' in rupees; a value
 * that cannot be chosen changes nothing. Without scripts the form sends the select's value first, then an amount, if any.
 */
export function chosenFinance(query: string, finance: Finance, priceInRupees: number): Finance {
  const params = new URLSearchParams(query);
  const downPayment = params
    .getAll('down')
    .map((text) => shareOf(text, priceInRupees))
    .findLast(Boolean);
  const months = terms.find((value) => String(value) === params.get('months'));
  return { ...finance, ...(downPayment && { downPayment }), ...(months && { months }) };
}

/** The monthly cost of a car; undefined without a rate. */
export function monthlyCost(priceInRupees: number, finance: Finance): MonthlyCost | undefined {
  const { rate, months } = finance;
  if (rate === undefined) return undefined;
  const downPayment = Math.round((priceInRupees * finance.downPayment) / 100);
  const loan = priceInRupees - downPayment;
  const instalment = Math.ceil(instalmentOf(loan, rate, months) / 100) * 100;
  return { downPayment, loan, rate, instalment, interest: instalment * months - loan };
}

/**
 * The highest price, in steps of ₹10,000, at which a car costs at most so many rupees a month with so many paid down, or
 * with the share of `finance`; undefined without a rate.
 */
export function priceForInstalment(
  instalment: number,
  { rate, months, downPayment }: Finance,
  paidDown = 0,
): number | undefined {
  if (rate === undefined) return undefined;
  const loan = instalment / instalmentOf(1, rate, months);
  const price = paidDown > 0 ? loan + paidDown : loan / (1 - downPayment / 100);
  return Math.floor(price / 10_000) * 10_000;
}

/** 'about ₹10,200 a month'. */
export function monthlyLabel(rupees: number): string {
  return `about ${formatPrice(rupees)} a month`;
}

/** Of the price, in per cent: a choice of the list, or an amount in rupees. */
function shareOf(text: string, priceInRupees: number): number | undefined {
  if (isAmount(text)) return (Math.min(Number(text), priceInRupees * mostDown) / priceInRupees) * 100;
  return downPayments.find((value) => String(value) === text);
}

/** A number of rupees; less than 1,000 is none. */
export function isAmount(text: string): boolean {
  return /^[1-9]\d{3,8}$/.test(text);
}

function instalmentOf(loan: number, ratePerCent: number, months: number): number {
  const monthly = ratePerCent / 100 / 12;
  if (monthly === 0) return loan / months;
  const growth = (1 + monthly) ** months;
  return (loan * monthly * growth) / (growth - 1);
}
