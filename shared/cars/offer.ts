import { formatMileage } from '../format.ts';
import type { InspectionSheet } from '../inspection/inspection.ts';
import { namedLines, type NamedLine } from '../named-lines.ts';
import { insuranceLine, isInsured, type Insurance } from './insurance.ts';
import type { Offer } from './offer-schema.ts';

/**
 * Undefined if the dealer has entered nothing. `extras` are in rupees and added to the price; `toPayInAll` is the sum,
 * and undefined without extras.
 * @param today '2026-11-22', in India
 */
export function offerTerms(
  offer: Offer,
  { price, insurance, inspection }: { price: number; insurance?: Insurance; inspection?: InspectionSheet },
  today: string,
) {
  const lines = [
    ...namedLines({
      Warranty: warranty(offer),
      Return: offer.returns,
      Insurance: insurance && insuranceLine(insurance, today),
      'RC transfer': offer.transfer,
      'Second key': secondKey(offer, inspection),
      Documents: offer.documents,
    }),
    ...paperLines(offer),
  ];
  const needsCover = !insurance || !isInsured(insurance, today);
  const extras = [
    { name: 'RC transfer, extra', subject: 'RC transfer', rupees: offer.transferFee },
    { name: 'First-year insurance, extra', subject: 'insurance', rupees: needsCover && offer.insurance },
  ].flatMap(({ rupees, ...extra }) => (rupees ? [{ ...extra, rupees }] : []));
  if (lines.length + extras.length === 0) return undefined;
  const added = extras.reduce((sum, { rupees }) => sum + rupees, 0);
  return { lines, extras, toPayInAll: added > 0 ? price + added : undefined };
}

export function paperLines({ transferDays, delivery, noc }: Offer): NamedLine[] {
  return namedLines({
    'RC in your name': transferDays && `We put the RC in your name, in about ${transferDays} days`,
    Delivery: delivery,
    NOC: noc,
  });
}

/** 'One key; we get a second one cut'. */
function secondKey({ secondKey: remedy }: Offer, sheet: InspectionSheet | undefined): string | undefined {
  const keys = sheet?.rows.find(({ name }) => name === 'Keys')?.text;
  if (keys === undefined) return remedy && `If there is one key, ${remedy}`;
  if (Number(keys) > 1) return `Yes: ${keys} keys`;
  return ['One key', ...(remedy ? [remedy] : [])].join('; ');
}

/** '6 months or 10,000 km, on engine and gearbox'. */
function warranty({ warrantyMonths, warrantyKilometres, warrantyOn }: Offer): string | undefined {
  if (warrantyMonths === undefined) return undefined;
  if (warrantyMonths === 0) return 'None on this car';
  const months = warrantyMonths === 1 ? '1 month' : `${warrantyMonths} months`;
  const until = warrantyKilometres ? `${months} or ${formatMileage(warrantyKilometres)}` : months;
  return warrantyOn ? `${until}, on ${warrantyOn}` : until;
}
