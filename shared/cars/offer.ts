import { formatMileage } from '../format.ts';
import { monthInWords } from '../hours/day-in-words.ts';

/** What a buyer gets with the car, from dealer.json or the car's file. */
export type Offer = {
  /** 0 if this car has none. */
  warrantyMonths?: number;
  /** Kilometres after which it ends early. */
  warrantyKilometres?: number;
  /** What it covers: 'engine and gearbox'. */
  warrantyOn?: string;
  returns?: string;
  /** The transfer of the registration certificate. */
  transfer?: string;
  /** Until the buyer's name is on it. */
  transferDays?: number;
  secondKey?: string;
  documents?: string;
  /** To the buyer's door: where, and for how much. */
  delivery?: string;
  /** For a car that leaves the state. */
  noc?: string;
  /** Rupees; not in the price. */
  transferFee?: number;
  /** Rupees for the first year, unless the car is insured already; not in the price. */
  insurance?: number;
};

export type OfferTerms = {
  lines: readonly { name: string; text: string }[];
  /** In rupees, added to the price. */
  extras: readonly { name: string; rupees: number }[];
  /** Price and extras, in rupees; undefined without extras. */
  toPayInAll: number | undefined;
};

/**
 * The offer as the car's page shows it; undefined if the dealer has entered nothing.
 * @param insuredUntil '2027-06-14', the last day of a cover that has not ended
 */
export function offerTerms(
  offer: Offer,
  priceInRupees: number,
  insuredUntil?: string,
): OfferTerms | undefined {
  const lines = [
    { name: 'Warranty', text: warranty(offer) },
    { name: 'Return', text: offer.returns },
    { name: 'RC transfer', text: offer.transfer },
    { name: 'Second key', text: offer.secondKey },
    { name: 'Documents', text: offer.documents },
    ...paperLines(offer),
    { name: 'Insured until', text: offer.insurance && insuredUntil && monthInWords(insuredUntil) },
  ].flatMap(({ name, text }) => (text ? [{ name, text }] : []));
  const extras = [
    { name: 'RC transfer fee', rupees: offer.transferFee },
    { name: 'Insurance, first year', rupees: insuredUntil ? undefined : offer.insurance },
  ].flatMap(({ name, rupees }) => (rupees ? [{ name, rupees }] : []));
  if (lines.length + extras.length === 0) return undefined;
  const added = extras.reduce((sum, { rupees }) => sum + rupees, 0);
  return { lines, extras, toPayInAll: added > 0 ? priceInRupees + added : undefined };
}

/** What a buyer asks about the papers, and about a car that goes elsewhere. */
export function paperLines({ transferDays, delivery, noc }: Offer): { name: string; text: string }[] {
  const days = transferDays && `About ${transferDays} days until your name is on the RC`;
  return [
    { name: 'Time for the transfer', text: days },
    { name: 'Delivery', text: delivery },
    { name: 'NOC', text: noc },
  ].flatMap(({ name, text }) => (text ? [{ name, text }] : []));
}

/** '6 months or 10,000 km, on engine and gearbox'. */
function warranty({ warrantyMonths, warrantyKilometres, warrantyOn }: Offer): string | undefined {
  if (warrantyMonths === undefined) return undefined;
  if (warrantyMonths === 0) return 'None on this car';
  const months = warrantyMonths === 1 ? '1 month' : `${warrantyMonths} months`;
  const until = warrantyKilometres ? `${months} or ${formatMileage(warrantyKilometres)}` : months;
  return warrantyOn ? `${until}, on ${warrantyOn}` : until;
}
