/** 'gone': nobody needs the page any more. */
export type SaleState = 'for sale' | 'sold' | 'gone';

const dayMs = 86_400_000;
const daysOnShow = 30;

/**
 * Whether a car can still be had: the page of a sold one is shown for 30 days, the day of the sale included.
 * @param sold the day on which it was sold, '2026-11-22'
 * @param today the same, in India
 */
export function saleState(sold: string | undefined, today: string): SaleState {
  if (sold === undefined) return 'for sale';
  return Date.parse(today) - Date.parse(sold) < daysOnShow * dayMs ? 'sold' : 'gone';
}
