import type { CarField } from './car-fields.ts';

const between = ' | ';
// A list that has nothing in it, such as the faults of a car without any.
const none = 'none';

/**
 * What somebody means who types into a spreadsheet or a terminal: '4,95,000' is a number, 'TRUE' is yes. Nothing typed
 * is no value. What cannot be understood stays as it is, for the check to speak of.
 */
export function readCell(text: string, kind: CarField['kind'] | undefined): unknown {
  const typed = text.trim();
  if (typed === '') return undefined;
  if (kind === 'number') return numberOf(typed) ?? typed;
  if (kind === 'yes or no') return yesOrNo.get(typed.toLowerCase()) ?? typed;
  if (kind === 'list') return typed.toLowerCase() === none ? [] : typed.split('|').map((part) => part.trim());
  return kind === 'day' ? dayOf(typed) : inOneLine(typed);
}

/** The same the other way round. */
export function cellOf(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? none : value.join(between);
  if (value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

const yesOrNo = new Map([
  ['yes', true],
  ['true', true],
  ['no', false],
  ['false', false],
]);

/** A pasted description, or a cell in which somebody pressed Alt and Enter. */
function inOneLine(typed: string): string {
  return typed.replace(/\s*[\r\n]\s*/g, ' ');
}

function numberOf(typed: string): number | undefined {
  const digits = typed.replace(/[,\s₹]/g, '').replace(/\.0+$/, '');
  return /^\d+$/.test(digits) ? Number(digits) : undefined;
}

/** Spreadsheets in India turn 2026-11-22 into 22-11-2026 or 22/11/2026. */
function dayOf(typed: string): string {
  return typed.replace(
    /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/,
    (_, day: string, month: string, year: string) =>
      [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-'),
  );
}
