import { expect, it } from 'vitest';
import {
  chosenFinance,
  defaultFinance,
  loanTerms,
  monthlyCost,
  priceForInstalment,
  terms,
  usualEmi,
  type Finance,
} from '../../../shared/money/monthly-cost.ts';

it.each([
  // Unrounded: 10,884.45.
  [
    585_000,
    { rate: 12.5, downPayment: 30, months: 48 },
    { downPayment: 175_500, loan: 409_500, instalment: 10_900, interest: 113_700 },
  ],
  [450_000, { rate: 0 }, { instalment: 6_000, interest: 0 }],
  // Unrounded: 6,026.67. Rounding down would not repay the loan.
  [452_000, { rate: 0 }, { loan: 361_600, instalment: 6_100, interest: 4_400 }],
])('monthlyCost of $0 rupees by $1 is $2', (price, terms, cost) => {
  const { rate } = terms;
  expect(monthlyCost(price, { ...defaultFinance, ...terms })).toMatchObject({ rate, ...cost });
});

it('monthlyCost is undefined without a rate', () =>
  expect(monthlyCost(585_000, defaultFinance)).toBe(undefined));

const finance = { rate: 12.5, downPayment: 20, months: 60 };

it.each<[query: string, chosen: Partial<Finance>]>([
  ['?down=30&months=48', { downPayment: 30, months: 48 }],
  // Amounts in rupees, up to nine tenths of the price.
  ['?down=200000', { downPayment: 40 }],
  ['?down=20&down=125000', { downPayment: 25 }],
  ['?down=30&down=', { downPayment: 30 }],
  ['?down=499000', { downPayment: 90 }],
  ['', {}],
  ['?down=5&months=12', {}],
  ['?down=33&months=4.8e1', {}],
  ['?down=-10&months=96', {}],
  ['?down=030', {}],
  ['?down=999', {}],
  ['?down=2e5', {}],
  ['?down=0200000', {}],
])('chosenFinance for a car of ₹5 lakh takes from %j: %j', (query, chosen) =>
  expect(chosenFinance(query, finance, { price: 500_000, months: terms })).toEqual({ ...finance, ...chosen }),
);

it.each([
  [2020, [24, 36, 48, 60, 72]],
  [2018, [24, 36, 48]],
  [2016, [24]],
  [2015, []],
])(
  'a car of %i can have a loan of %j months in 2026, so that it is at most twelve years old',
  (year, months) => expect(loanTerms(year, '2026-11-22')).toEqual(months),
);

it('the usual term is shortened to the longest possible one, and a longer one in the URL is ignored', () => {
  const car = { price: 500_000, months: [24, 36, 48] };
  expect(chosenFinance('?months=72', finance, car)?.months).toBe(48);
  expect(chosenFinance('?months=24', finance, car)?.months).toBe(24);
});

it('usualEmi is undefined for a car that is too old for the usual term, and without a rate', () => {
  const emiIn = (year: number, own?: Partial<Finance>) =>
    usualEmi({ price: 445_000, year }, own, '2026-11-22');
  expect(emiIn(2019, { rate: 12.5, downPayment: 20 })).toBe(8_100);
  expect(emiIn(2018, { rate: 12.5, downPayment: 20 })).toBe(undefined);
  expect(emiIn(2019)).toBe(undefined);
});

it.each([
  [12_000, 100_000, 630_000],
  [12_000, 0, 660_000],
  [100, 0, 0],
])('₹%i a month and ₹%i down pay for a car of ₹%i, in steps of ten thousand', (instalment, down, price) => {
  expect(priceForInstalment(instalment, finance, down)).toBe(price);
  expect(priceForInstalment(instalment, defaultFinance, down)).toBe(undefined);
});
