import { expect, it } from 'vitest';
import { offerTerms, type Offer } from '../../../shared/cars/offer.ts';

it.each<[offer: Offer, lines: string[] | undefined]>([
  [
    { warrantyMonths: 6, warrantyKilometres: 10_000, warrantyOn: 'engine and gearbox', returns: '5 days' },
    ['Warranty: 6 months or 10,000 km, on engine and gearbox', 'Return: 5 days'],
  ],
  [{ warrantyMonths: 1 }, ['Warranty: 1 month']],
  [{ warrantyMonths: 0 }, ['Warranty: None on this car']],
  [
    { transferDays: 30, delivery: 'To your door, ₹1,500', noc: 'Within 15 days' },
    [
      'Time for the transfer: About 30 days until your name is on the RC',
      'Delivery: To your door, ₹1,500',
      'NOC: Within 15 days',
    ],
  ],
  [{ warrantyOn: 'engine' }, undefined],
])('offerTerms of $0 has the lines $1', (offer, lines) => {
  const shown = offerTerms(offer, 160_000);
  expect(shown?.lines.map(({ name, text }) => `${name}: ${text}`)).toEqual(lines);
  expect(shown?.toPayInAll).toBeUndefined();
});

it('offerTerms adds up the extras, without insurance for a car that is insured', () => {
  const offer = { transferFee: 7_500, insurance: 9_800 };
  const transfer = { name: 'RC transfer fee', rupees: 7_500 };
  const insurance = { name: 'Insurance, first year', rupees: 9_800 };
  expect(offerTerms(offer, 585_000)).toEqual({
    lines: [],
    extras: [transfer, insurance],
    toPayInAll: 602_300,
  });
  expect(offerTerms(offer, 585_000, '2027-01-18')).toEqual({
    lines: [{ name: 'Insured until', text: 'January 2027' }],
    extras: [transfer],
    toPayInAll: 592_500,
  });
});
