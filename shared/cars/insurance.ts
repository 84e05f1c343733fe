import { dayInWords } from '../hours/day-in-words.ts';

export const insuranceKinds = ['comprehensive', 'third-party', 'festive', 'none'] as const;

/** A car's insurance on the day of sale. A car without this field is neither insured nor uninsured, but unknown. */
export type Insurance = {
  kind: (typeof insuranceKinds)[number];
  /** The last day of the cover, '2027-06-14'. Only 'festive', the dealer's gift, and 'none' have none. */
  until?: string;
};

/** True if the cover has not ended before `today`, '2026-11-22'. */
export function isInsured({ kind, until = '' }: Insurance, today: string): boolean {
  return kind === 'festive' || (kind !== 'none' && until >= today);
}

/** 'Comprehensive, until 14 June 2027' or 'Not insured now: the cover ended on 3 May 2026'. */
export function insuranceLine(insurance: Insurance, today: string): string {
  const { kind, until } = insurance;
  if (kind === 'festive') return 'Festive: third-party cover free on this car';
  if (isInsured(insurance, today) && until) {
    return `${kind.charAt(0).toUpperCase()}${kind.slice(1)}, until ${dayInWords(until)}`;
  }
  return until ? `Not insured now: the cover ended on ${dayInWords(until)}` : 'Not insured now';
}
