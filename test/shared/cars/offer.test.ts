import { expect, it } from 'vitest';
import { offerTerms } from '../../../shared/cars/offer.ts';

it('offerTerms lists what is included, and adds up what is not in the price', () => {
  const warranty = { warrantyMonths: 6, warrantyKilometres: 10_000, warrantyOn: 'engine and gearbox' };
  const offer = { ...warranty, returns: 'Within 5 days', transferFee: 7_500, insurance: 9_800 };
  expect(offerTerms(offer, 585_000)).toEqual({
    lines: [
      { name: 'Warranty', text: '6 months or 10,000 km, on engine and gearbox' },
      { name: 'Return', text: 'Within 5 days' },
    ],
    extras: [
      { name: 'RC transfer fee', rupees: 7_500 },
      { name: 'Insurance, first year', rupees: 9_800 },
    ],
    toPayInAll: 602_300,
  });
});

it('offerTerms charges no insurance for a car that is insured', () => {
  const offer = { transferFee: 7_500, insurance: 9_800 };
  expect(offerTerms(offer, 585_000, '2027-01-18')).toEqual({
    lines: [{ name: 'Insured until', text: 'January 2027' }],
    extras: [{ name: 'RC transfer fee', rupees: 7_500 }],
    toPayInAll: 592_500,
  });
});

it.each([
  [1, '1 month'],
  // The car's file says that there is none.
  [0, 'None on this car'],
])('offerTerms says of a warranty of %i months "%s"', (warrantyMonths, text) => {
  const lines = [{ name: 'Warranty', text }];
  expect(offerTerms({ warrantyMonths }, 160_000)).toEqual({ lines, extras: [], toPayInAll: undefined });
});

it('offerTerms claims nothing without terms', () => {
  expect(offerTerms({ warrantyOn: 'engine' }, 160_000)).toBeUndefined();
});

it('offerTerms tells how long the transfer takes, where a car is delivered, and who gets the NOC', () => {
  const offer = { transferDays: 30, delivery: 'To your door, ₹1,500', noc: 'Within 15 days' };
  expect(offerTerms(offer, 160_000)).toEqual({
    lines: [
      { name: 'Time for the transfer', text: 'About 30 days until your name is on the RC' },
      { name: 'Delivery', text: 'To your door, ₹1,500' },
      { name: 'NOC', text: 'Within 15 days' },
    ],
    extras: [],
    toPayInAll: undefined,
  });
});
