const dayMs = 86_400_000;
const daysOnShow = 30;

/**
 * The page of a sold car stays for 30 days, including the day of the sale; after that it answers 410.
 * @param sold the day of the sale, '2026-11-22'
 * @param today the day in India
 */
export function saleState(sold: string | undefined, today: string): 'for sale' | 'sold' | 'gone' {
  if (sold === undefined) return 'for sale';
  return Date.parse(today) - Date.parse(sold) < daysOnShow * dayMs ? 'sold' : 'gone';
}
