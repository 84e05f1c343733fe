import { inDealersWords } from '../check/field-words.ts';
import { cellOf } from '../editing/cell.ts';
import { formatMileage, formatPrice } from '../../../shared/format.ts';

/** A text that was understood in another spelling. */
export type Understood = { field: string; typed: string; value: unknown };

const mostShown = 3;

type Reading = {
  understood: readonly Understood[];
  notes: readonly string[];
  /** The columns that no field takes. */
  leftOut: readonly string[];
};

/** 'Understood, price: "1.58 lakh" → ₹1,58,000, and 56 more': a line for each field, and one for what is left out. */
export function understoodInWords({ understood, notes, leftOut }: Reading): string[] {
  const ofFields = [...new Set(understood.map(({ field }) => field))].map((field) => {
    const ofField = understood.filter((one) => one.field === field);
    const spellings = [
      ...new Set(ofField.map(({ typed, value }) => `"${typed}" → ${shownAs(field, value)}`)),
    ];
    const shown = spellings.slice(0, mostShown);
    const more = ofField.length - shown.length;
    return `Understood, ${inDealersWords(field)}: ${shown.join(', ')}${more > 0 ? `, and ${more} more` : ''}`;
  });
  return [
    ...(notes.length > 0 ? [`Understood, columns: ${notes.join(', ')}`] : []),
    ...ofFields,
    ...(leftOut.length > 0 ? [`Left out: ${leftOut.join(', ')}`] : []),
  ];
}

function shownAs(field: string, value: unknown): string {
  if (typeof value !== 'number') return cellOf(value) || 'nothing';
  if (/price$/i.test(field)) return formatPrice(value);
  return field === 'mileage' ? formatMileage(value) : String(value);
}
