import { formatMileage } from '../format.ts';

/** What a buyer gets beside the car, from dealer.json or, for one car, from its file. */
export type Offer = {
  /** 0: this car has none. */
  warrantyMonths?: number;
  /** The kilometres at which it ends, if sooner. */
  warrantyKilometres?: number;
  /** What it covers: 'engine and gearbox'. */
  warrantyOn?: string;
  returns?: string;
  /** Of the registration certificate. */
  transfer?: string;
  secondKey?: string;
  documents?: string;
  /** Rupees; not in the price. */
  transferFee?: number;
  /** Rupees for the first year; not in the price. */
  insurance?: number;
};

export type OfferTerms = {
  lines: readonly { name: string; text: string }[];
  /** Rupees to be paid beside the price. */
  extras: readonly { name: string; rupees: number }[];
  /** Price and extras, in rupees; undefined where nothing is added. */
  toPayInAll: number | undefined;
};

/** What the page of a car says of its offer; undefined where the dealer has said nothing. */
export function offerTerms(offer: Offer, priceInRupees: number): OfferTerms | undefined {
  const lines = [
    { name: 'Warranty', text: warranty(offer) },
    { name: 'Return', text: offer.returns },
    { name: 'RC transfer', text: offer.transfer },
    { name: 'Second key', text: offer.secondKey },
    { name: 'Documents', text: offer.documents },
  ].flatMap(({ name, text }) => (text ? [{ name, text }] : []));
  const extras = [
    { name: 'RC transfer fee', rupees: offer.transferFee },
    { name: 'Insurance, first year', rupees: offer.insurance },
  ].flatMap(({ name, rupees }) => (rupees ? [{ name, rupees }] : []));
  if (lines.length + extras.length === 0) return undefined;
  const added = extras.reduce((sum, { rupees }) => sum + rupees, 0);
  return { lines, extras, toPayInAll: added > 0 ? priceInRupees + added : undefined };
}

/** '6 months or 10,000 km, on engine and gearbox'. */
function warranty({ warrantyMonths, warrantyKilometres, warrantyOn }: Offer): string | undefined {
  if (warrantyMonths === undefined) return undefined;
  if (warrantyMonths === 0) return 'None on this car';
  const months = warrantyMonths === 1 ? '1 month' : `${warrantyMonths} months`;
  const until = warrantyKilometres ? `${months} or ${formatMileage(warrantyKilometres)}` : months;
  return warrantyOn ? `${until}, on ${warrantyOn}` : until;
}
