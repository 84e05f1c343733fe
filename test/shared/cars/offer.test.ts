import { describe, expect, it } from 'vitest';
import { offerTerms } from '../../../shared/cars/offer.ts';

describe('offerTerms', () => {
  it('lists what is included, and adds up what is not in the price', () => {
    expect(
      offerTerms(
        {
          warrantyMonths: 6,
          warrantyKilometres: 10_000,
          warrantyOn: 'engine and gearbox',
          returns: 'Within 5 days',
          transferFee: 7_500,
          insurance: 9_800,
        },
        585_000,
      ),
    ).toEqual({
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
  it('says one month of a warranty in the singular', () => {
    expect(offerTerms({ warrantyMonths: 1 }, 160_000)?.lines).toEqual([
      { name: 'Warranty', text: '1 month' },
    ]);
  });
  it('says that a car has no warranty where its file says so', () => {
    expect(offerTerms({ warrantyMonths: 0 }, 160_000)).toEqual({
      lines: [{ name: 'Warranty', text: 'None on this car' }],
      extras: [],
      toPayInAll: undefined,
    });
  });
  it.each([{}, { warrantyOn: 'engine' }])('claims nothing of %j', (offer) => {
    expect(offerTerms(offer, 160_000)).toBeUndefined();
  });
});
