import { expect, it } from 'vitest';
import { chosenFinance, defaultFinance, monthlyCost, priceForInstalment } from '../../shared/monthly-cost.ts';

it.each([
  // Unrounded: 10,884.45.
  [
    585_000,
    { rate: 12.5, downPayment: 30, months: 48 },
    { downPayment: 175_500, loan: 409_500, instalment: 10_900, interest: 113_700 },
  ],
  [450_000, { rate: 0 }, { instalment: 6_000, interest: 0 }],
  // Unrounded: 6,026.67, of which less than the next hundred would not pay the loan back.
  [452_000, { rate: 0 }, { loan: 361_600, instalment: 6_100, interest: 4_400 }],
])('monthlyCost of %i rupees by %j is %j', (price, terms, cost) => {
  const { rate } = terms;
  expect(monthlyCost(price, { ...defaultFinance, ...terms })).toMatchObject({ rate, ...cost });
});

it('monthlyCost is undefined without a rate', () =>
  expect(monthlyCost(585_000, defaultFinance)).toBe(undefined));

const finance = { rate: 12.5, downPayment: 20, months: 60 };
it('chosenFinance takes the values of a URL', () => {
  expect(chosenFinance('?down=30&months=48', finance, 500_000)).toEqual({
    rate: 12.5,
    downPayment: 30,
    months: 48,
  });
});
it.each([
  ['?down=200000', 40],
  ['?down=20&down=125000', 25],
  ['?down=30&down=', 30],
  ['?down=499000', 90],
])('chosenFinance takes an amount in rupees, up to nine tenths of the price: %j', (query, downPayment) =>
  expect(chosenFinance(query, finance, 500_000).downPayment).toBe(downPayment),
);
it.each([
  '',
  '?down=5&months=12',
  '?down=33&months=4.8e1',
  '?down=030',
  '?down=-10&months=96',
  '?down=999',
  '?down=2e5',
  '?down=0200000',
])('chosenFinance falls back for %j', (query) =>
  expect(chosenFinance(query, finance, 500_000)).toEqual(finance),
);

it.each([
  [12_000, 100_000, 630_000],
  [12_000, 0, 660_000],
  [100, 0, 0],
])('₹%i a month and ₹%i down pay for a car of ₹%i, in steps of ten thousand', (instalment, down, price) => {
  expect(priceForInstalment(instalment, finance, down)).toBe(price);
  expect(priceForInstalment(instalment, defaultFinance, down)).toBe(undefined);
});

it('a car of that price costs at most that instalment', () => {
  const price = priceForInstalment(12_000, finance, 100_000) ?? 0;
  const cost = monthlyCost(price, { ...finance, downPayment: (100_000 / price) * 100 });
  expect(cost?.instalment).toBeLessThanOrEqual(12_000);
});
