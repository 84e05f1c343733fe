import type { Quirks } from '../dealer/site.ts';
import type { Interval } from './filter-options.ts';

const lakh = 100_000;

/** The labels at the slider's ends, '0.0L' and '14.0Cr'. 'Cr' for an amount in lakh is a quirk of the specification. */
export function priceEndLabels([min, max]: Interval, quirks: Quirks = 'keep'): [string, string] {
  return [`${inLakh(min, 1)}L`, `${inLakh(max, 1)}${quirks === 'keep' ? 'Cr' : 'L'}`];
}

/** '₹2.50 - ₹8.00L'. The suffix 'Cr' from ten lakh instead of a hundred is a quirk of the specification. */
export function priceRangeLabel([min, max]: Interval, quirks: Quirks = 'keep'): string {
  const suffix = quirks === 'keep' && max >= 1_000_000 ? 'Cr' : 'L';
  return `₹${inLakh(min, 2)} - ₹${inLakh(max, 2)}${suffix}`;
}

function inLakh(priceInRupees: number, digits: number): string {
  return (priceInRupees / lakh).toFixed(digits);
}
