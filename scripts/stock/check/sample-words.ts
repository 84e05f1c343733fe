import { isDeepStrictEqual } from 'node:util';
import type { StockDealer } from '../../../shared/dealer-schema.ts';
import { sampleValues } from '../../../shared/sample-values.ts';
import sample from '../../../shared/sample/dealer.json' with { type: 'json' };
import { valuesByField } from './field-words.ts';

const sentences = /^(?:texts|offer|payment|mechanic|pickUp|autoStand|lift|parking)\b/;

/** Only sentences count, because short texts may be equal by chance. */
export function sampleWords(dealer: StockDealer): string[] {
  const ofSample = valuesByField(sample);
  return [...valuesByField(dealer)]
    .filter(([field, value]) => sentences.test(field) && isDeepStrictEqual(ofSample.get(field), value))
    .filter(([, value]) => JSON.stringify(value).split(' ').length >= 5)
    .map(([field]) => field);
}

export function sampleLine(file: string, dealer: StockDealer): string | undefined {
  const found = [...sampleValues(dealer, sample), ...sampleWords(dealer)];
  return found.length > 0 ? `Replace these sample values in ${file}: ${found.join(', ')}.` : undefined;
}
