import { expect, it } from 'vitest';
import { saleState } from '../../../shared/cars/sale-state.ts';

it.each([
  [undefined, '2026-11-22', 'for sale'],
  ['2026-11-22', '2026-11-22', 'sold'],
  ['2026-11-23', '2026-11-22', 'sold'],
  ['2026-10-24', '2026-11-22', 'sold'],
  ['2026-10-23', '2026-11-22', 'gone'],
  ['2025-11-22', '2026-11-22', 'gone'],
])('a car sold on %s is on %s %s', (sold, today, state) => expect(saleState(sold, today)).toBe(state));
