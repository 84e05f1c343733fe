import { describe, expect, it } from 'vitest';
import { defaultFinance, monthlyCost, monthlyLabel } from '../../shared/monthly-cost.ts';

describe('monthlyCost', () => {
  it('takes a fifth down and spreads the rest over three, four and five years', () => {
    // Unrounded, as any loan calculator has it: 15,321.72; 12,095.70; 10,175.45.
    expect(monthlyCost(585_000, { ...defaultFinance, rate: 11 })).toEqual({
      downPayment: 117_000,
      loan: 468_000,
      rate: 11,
      instalments: [
        { months: 36, rupees: 15_400 },
        { months: 48, rupees: 12_100 },
        { months: 60, rupees: 10_200 },
      ],
      least: 10_200,
    });
  });

  it('says nothing without a rate', () => expect(monthlyCost(585_000, defaultFinance)).toBe(undefined));

  it('divides where a loan costs nothing', () => {
    expect(monthlyCost(450_000, { ...defaultFinance, rate: 0 })?.instalments).toEqual([
      { months: 36, rupees: 10_000 },
      { months: 48, rupees: 7_500 },
      { months: 60, rupees: 6_000 },
    ]);
  });

  it("takes share and terms from the dealer's settings", () => {
    const cost = monthlyCost(160_001, { rate: 16, downPayment: 50, terms: [12] });
    // Unrounded: 7,258.47.
    expect(cost).toMatchObject({ downPayment: 80_001, loan: 80_000, least: 7_300 });
  });
});

describe('monthlyLabel', () => {
  it('groups as prices do', () => expect(monthlyLabel(10_200)).toBe('about ₹10,200 a month'));
});
