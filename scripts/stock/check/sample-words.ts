import { isDeepStrictEqual } from 'node:util';
import sample from '../../../shared/sample/dealer.json' with { type: 'json' };
import { sampleValues } from '../../../shared/dealer-facts/sample-values.ts';
import type { StockDealer } from '../stock-files.ts';

/** What an own dealer.json still has from the sample, apart from the facts that the environment may replace. */
export function sampleWords({ texts = {}, offer = {}, ...dealer }: StockDealer): string[] {
  const facts: [name: string, isSame: boolean][] = [
    ['hours', dealer.hours.shown === sample.hours.shown],
    ['goods', dealer.goods === sample.goods],
    ['finance', isDeepStrictEqual(dealer.finance, sample.finance)],
    ['metro', dealer.metro?.station === sample.metro.station],
    ['parking', dealer.parking === sample.parking],
  ];
  // Figures may be the dealer's own by chance; sentences are not.
  const offers = equalEntries(sample.offer, offer).filter(
    (name) => typeof sample.offer[name as keyof typeof sample.offer] === 'string',
  );
  return [
    ...facts.filter(([, isSame]) => isSame).map(([name]) => name),
    ...offers.map((name) => `offer ${name}`),
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

/** The names with equal values in both. */
function equalEntries(sampleEntries: object, dealerEntries: object): string[] {
  const dealerValues = new Map(Object.entries(dealerEntries));
  return Object.entries(sampleEntries)
    .filter(([name, value]) => isDeepStrictEqual(dealerValues.get(name), value))
    .map(([name]) => name);
}
