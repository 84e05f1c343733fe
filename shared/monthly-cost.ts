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

/** The dealer's finance with what '?down=30&months=48' chooses; a value that cannot be chosen changes nothing. */
export function chosenFinance(query: string, finance: Finance): Finance {
  const params = new URLSearchParams(query);
  const downPayment = downPayments.find((value) => String(value) === params.get('down'));
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

/** 'about ₹10,200 a month'. */
export function monthlyLabel(rupees: number): string {
  return `about ${formatPrice(rupees)} a month`;
}

function instalmentOf(loan: number, ratePerCent: number, months: number): number {
  const monthly = ratePerCent / 100 / 12;
  if (monthly === 0) return loan / months;
  const growth = (1 + monthly) ** months;
  return (loan * monthly * growth) / (growth - 1);
}
