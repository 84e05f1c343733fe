import { isDeepStrictEqual } from 'node:util';
import sample from '../../../shared/sample/dealer.json' with { type: 'json' };
import { sampleValues } from '../../../shared/sample-values.ts';
import type { StockDealer } from '../dealer-stock.ts';

/** What an own dealer.json still has from the sample, beside the facts that the environment may replace. */
export function sampleWords({ hours, texts = {} }: StockDealer): string[] {
  const pages: Record<string, unknown> = texts;
  const words = Object.entries(sample.texts).flatMap(([page, saidThere]) => {
    const own = pages[page];
    if (typeof saidThere === 'string') return own === saidThere ? [`text of the ${page}`] : [];
    return Object.entries(saidThere)
      .filter(([name, text]) => isDeepStrictEqual((own as Record<string, unknown> | undefined)?.[name], text))
      .map(([name]) => `${page} ${name}`);
  });
  return [...(hours.shown === sample.hours.shown ? ['hours'] : []), ...words];
}

/** One line for whoever builds, or undefined where nothing is left. */
export function sampleLine(file: string, dealer: StockDealer): string | undefined {
  const left = [...sampleValues(dealer, sample), ...sampleWords(dealer)];
  return left.length > 0 ? `Still the sample's, in ${file}: ${left.join(', ')}. Write your own.` : undefined;
}
