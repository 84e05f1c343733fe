import { expect, it } from 'vitest';
import { holdLine } from '../../../shared/dealer/buying.ts';

it.each([
  [true, '₹5,000 for 48 hours, refundable'],
  [false, '₹5,000 for 48 hours, not refundable'],
])('holdLine says whether the money is returned: %s', (refundable, line) =>
  expect(holdLine({ amount: 5_000, hours: 48, refundable })).toBe(line),
);
