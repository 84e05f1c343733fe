import { isDeepStrictEqual } from 'node:util';
import { sampleValues } from '../../../shared/dealer-facts/sample-values.ts';
import sample from '../../../shared/sample/dealer.json' with { type: 'json' };
import type { StockDealer } from '../stock-files.ts';

/** The sample's sentences that an own dealer.json still has. Hours, figures and short texts may be equal by chance. */
export function sampleWords({ texts = {}, offer = {}, ...dealer }: StockDealer): string[] {
  const { pickUp, autoStand, lift, parking } = sample;
  return [
    ...equalEntries({ pickUp, autoStand, lift, parking }, dealer),
    ...equalEntries(sample.offer, offer).map((name) => `offer ${name}`),
    ...equalTexts(texts),
  ];
}

/** One line for the check and the build, or undefined if nothing is left. */
export function sampleLine(file: string, dealer: StockDealer): string | undefined {
  const left = [...sampleValues(dealer, sample), ...sampleWords(dealer)];
  return left.length > 0 ? `Replace these sample values in ${file}: ${left.join(', ')}.` : undefined;
}

function equalTexts(texts: Record<string, unknown>): string[] {
  return Object.entries(sample.texts).flatMap(([page, sampleTexts]) => {
    const dealerTexts = texts[page] ?? {};
    if (typeof sampleTexts === 'string') return dealerTexts === sampleTexts ? [`text of the ${page}`] : [];
    return equalEntries(sampleTexts, dealerTexts).map((name) => `${page} ${name}`);
  });
}

/** The names with equal values in both, unless they are short, such as 'engine and gearbox'. */
function equalEntries(sampleEntries: object, dealerEntries: object): string[] {
  const dealerValues = new Map(Object.entries(dealerEntries));
  return Object.entries(sampleEntries)
    .filter(([name, value]) => !isShort(value) && isDeepStrictEqual(dealerValues.get(name), value))
    .map(([name]) => name);
}

function isShort(value: unknown): boolean {
  return JSON.stringify(value).split(' ').length < 5;
}
