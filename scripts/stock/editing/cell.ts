import { kilometresIn, rupeesIn, wholeNumberIn } from '../../../shared/fields/typed-amounts.ts';
import { fieldCalled } from './car-fields.ts';

const between = ' | ';
// Stands for an empty list, such as the faults of a car without faults.
const none = 'none';

/**
 * Converts a text from a spreadsheet or a terminal: '4,95,000' is a number, 'TRUE' is yes, '' is no value. A text that
 * cannot be converted stays as it is, and the check reports it.
 */
export function readCell(text: string, name: string): unknown {
  const { kind, enum: choices, unit } = fieldCalled(name) ?? {};
  const typed = text.trim();
  if (typed === '') return undefined;
  if (kind === 'number') return readNumber(typed, unit) ?? typed;
  if (kind === 'yes or no') return readBoolean(typed);
  if (kind === 'list') return typed.toLowerCase() === none ? [] : typed.split('|').map((part) => part.trim());
  if (choices) return choices.find((choice) => choice.toLowerCase() === typed.toLowerCase()) ?? typed;
  // Pasted descriptions and cells may have line breaks.
  return kind === 'day' ? dayOf(typed) : typed.replace(/\s*[\r\n]\s*/g, ' ');
}

export function cellOf(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? none : value.join(between);
  if (value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function readBoolean(typed: string): boolean | string {
  if (/^(?:yes|true)$/i.test(typed)) return true;
  return /^(?:no|false)$/i.test(typed) ? false : typed;
}

function readNumber(typed: string, unit?: string): number | undefined {
  if (unit === 'rupees') return rupeesIn(typed);
  return unit === 'kilometres' ? kilometresIn(typed) : wholeNumberIn(typed);
}

/** In India, spreadsheets change 2026-11-22 to 22-11-2026 or 22/11/2026. */
function dayOf(typed: string): string {
  return typed.replace(
    /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/,
    (_, day: string, month: string, year: string) =>
      [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-'),
  );
}
