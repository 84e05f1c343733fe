import { formatPrice } from './format.ts';

/** The dealer's settings. Without a rate nothing is said of a month's cost. */
export type Finance = {
  /** Per cent a year. */
  rate?: number;
  /** Per cent of the price. */
  downPayment: number;
  /** Of the loan, in months. */
  terms: readonly number[];
};

export type MonthlyCost = {
  /** Rupees. */
  downPayment: number;
  loan: number;
  /** Per cent a year. */
  rate: number;
  instalments: readonly { months: number; rupees: number }[];
  /** The least of the instalments, in rupees. */
  least: number;
};

export const defaultFinance: Finance = { downPayment: 20, terms: [36, 48, 60] };

/** Goes with every example. */
export const bankDecides = 'The bank decides on the loan, the rate and the months.';

/** What a car costs a month; undefined without a rate. Instalments are rounded up to the next hundred rupees. */
export function monthlyCost(priceInRupees: number, finance: Finance): MonthlyCost | undefined {
  const { rate } = finance;
  if (rate === undefined) return undefined;
  const downPayment = Math.round((priceInRupees * finance.downPayment) / 100);
  const loan = priceInRupees - downPayment;
  const instalments = finance.terms.map((months) => ({
    months,
    rupees: Math.ceil(instalment(loan, rate, months) / 100) * 100,
  }));
  return { downPayment, loan, rate, instalments, least: Math.min(...instalments.map((it) => it.rupees)) };
}

/** 'about ₹10,200 a month'. */
export function monthlyLabel(rupees: number): string {
  return `about ${formatPrice(rupees)} a month`;
}

function instalment(loan: number, ratePerCent: number, months: number): number {
  const monthly = ratePerCent / 100 / 12;
  if (monthly === 0) return loan / months;
  const growth = (1 + monthly) ** months;
  return (loan * monthly * growth) / (growth - 1);
}
