import { describe, expect, it } from 'vitest';
import { chosenFinance, defaultFinance, monthlyCost } from '../../shared/monthly-cost.ts';

describe('monthlyCost', () => {
  it('takes a fifth down and spreads the rest over five years', () => {
    // Unrounded: 10,175.45.
    expect(monthlyCost(585_000, { ...defaultFinance, rate: 11 })).toEqual({
      downPayment: 117_000,
      loan: 468_000,
      rate: 11,
      instalment: 10_200,
      interest: 144_000,
    });
  });

  it('takes another share and another term', () => {
    // Unrounded: 10,884.45.
    expect(monthlyCost(585_000, { rate: 12.5, downPayment: 30, months: 48 })).toEqual({
      downPayment: 175_500,
      loan: 409_500,
      rate: 12.5,
      instalment: 10_900,
      interest: 113_700,
    });
  });

  it('is undefined without a rate', () => expect(monthlyCost(585_000, defaultFinance)).toBe(undefined));

  it('handles a loan without interest', () => {
    expect(monthlyCost(450_000, { ...defaultFinance, rate: 0 })).toMatchObject({
      instalment: 6_000,
      interest: 0,
    });
  });
});

describe('chosenFinance', () => {
  const finance = { rate: 12.5, downPayment: 20, months: 60 };
  it('takes the values of a URL', () => {
    expect(chosenFinance('?down=30&months=48', finance)).toEqual({ rate: 12.5, downPayment: 30, months: 48 });
  });
  it.each([
    '',
    '?down=5&months=12',
    '?down=33&months=4.8e1',
    '?down=&months=',
    '?down=030',
    '?down=-10&months=96',
  ])('falls back for %j', (query) => expect(chosenFinance(query, finance)).toEqual(finance));
});
