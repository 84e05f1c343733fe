import { expect, it } from 'vitest';
import { dayInWords } from '../../../shared/hours/day-in-words.ts';

it('dayInWords gives the year only if it is not the current one', () => {
  expect(dayInWords('2026-11-03', '2026-11-22')).toBe('3 November');
  expect(dayInWords('2026-11-03', '2027-01-02')).toBe('3 November 2026');
});
