import { expect, it } from 'vitest';
import { buyingLines } from '../../shared/buying.ts';
import type { SaleFacts } from '../../shared/dealer-schema.ts';

it.each<[buying: SaleFacts, lines: string[]]>([
  [{}, []],
  [{ payment: { loanPapers: 'PAN' } }, ['Papers for a loan: PAN']],
  [
    {
      payment: { ways: 'UPI or cash' },
      hold: { amount: 10_000, hours: 24, refundable: false },
      mechanic: 'Welcome',
    },
    [
      'Payment: UPI or cash',
      'Holding a car: ₹10,000 for 24 hours, not refundable',
      'Your own mechanic: Welcome',
    ],
  ],
])('buyingLines of $0 are $1', (buying, lines) =>
  expect(buyingLines(buying).map(({ name, text }) => `${name}: ${text}`)).toEqual(lines),
);
