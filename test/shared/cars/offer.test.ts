import { expect, it } from 'vitest';
import type { Insurance } from '../../../shared/cars/insurance.ts';
import type { Offer } from '../../../shared/cars/offer-schema.ts';
import { offerTerms } from '../../../shared/cars/offer.ts';

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
      'RC in your name: We put the RC in your name, in about 30 days',
      'Delivery: To your door, ₹1,500',
      'NOC: Within 15 days',
    ],
  ],
  [{ warrantyOn: 'engine' }, undefined],
])('offerTerms of $0 has the lines $1', (offer, lines) => {
  const shown = offerTerms(offer, { price: 160_000 }, '2026-11-22');
  expect(shown?.lines.map(({ name, text }) => `${name}: ${text}`)).toEqual(lines);
  expect(shown?.toPayInAll).toBeUndefined();
});

it.each<[insurance: Insurance, line: string, isInsured: boolean]>([
  [{ kind: 'comprehensive', until: '2026-11-22' }, 'Comprehensive, until 22 November 2026', true],
  [{ kind: 'third-party', until: '2027-01-18' }, 'Third-party, until 18 January 2027', true],
  [
    { kind: 'third-party', until: '2026-11-21' },
    'Not insured now: the cover ended on 21 November 2026',
    false,
  ],
  [{ kind: 'festive' }, 'Festive: third-party cover free on this car', true],
  [{ kind: 'none' }, 'Not insured now', false],
])('offerTerms says of a car with $0: $1', (insurance, text, isInsured) => {
  const terms = offerTerms({ insurance: 9_800 }, { price: 585_000, insurance }, '2026-11-22');
  expect(terms?.lines).toEqual([{ name: 'Insurance', text }]);
  expect(terms?.toPayInAll).toBe(isInsured ? undefined : 594_800);
});

it('offerTerms adds up the extras, and claims nothing about an unknown insurance', () => {
  const offer = { transferFee: 7_500, insurance: 9_800 };
  expect(offerTerms(offer, { price: 585_000 }, '2026-11-22')).toEqual({
    lines: [],
    extras: [
      { name: 'RC transfer, extra', subject: 'RC transfer', rupees: 7_500 },
      { name: 'First-year insurance, extra', subject: 'insurance', rupees: 9_800 },
    ],
    toPayInAll: 602_300,
  });
});

it.each([
  [undefined, 'If there is one key, we get a second one cut'],
  ['1', 'One key; we get a second one cut'],
  ['2', 'Yes: 2 keys'],
])('offerTerms says of a car whose sheet names %s keys: %s', (keys, text) => {
  const rows = keys ? [{ name: 'Keys', text: keys }] : [];
  const inspection = { day: '2026-11-03', faults: [], rows };
  const terms = offerTerms(
    { secondKey: 'we get a second one cut' },
    { price: 160_000, inspection },
    '2026-11-22',
  );
  expect(terms?.lines).toEqual([{ name: 'Second key', text }]);
});
