import { z } from 'zod';
import { nearest } from '../misspelling.ts';
import { missing, notText, shown, visible } from './line-of-text.ts';
import { kilometresIn, rupeesIn } from './typed-amounts.ts';

// Every message follows 'Car 47, price: ' and says what to write instead.

export function text(max = 300) {
  return z.string({ error: notText }).check(...visible(max));
}

export function matching(pattern: RegExp, wanted: string, max = 300) {
  return text(max).regex(pattern, { error: ({ input }) => `${shown(input)} is not ${wanted}` });
}

/** A whole number within plausible bounds. `unit` appears in messages and tells how to read a cell: 'rupees'. */
export function whole(unit: string, min: number, max: number) {
  return z
    .int({
      error: ({ input }) =>
        missing(input) ?? `${shown(input)} is not a whole number of ${unit}${inDigits(input)}`,
    })
    .min(min, { error: ({ input }) => `${shown(input)} is less than ${min}; is a digit missing?` })
    .max(max, { error: ({ input }) => `${shown(input)} is more than ${max}; is there a digit too many?` })
    .meta({ unit });
}

export function oneOf<const Values extends readonly [string, ...string[]]>(values: Values) {
  return z.enum(values, {
    error: ({ input }) => {
      const near = nearest(String(input), values);
      return (
        missing(input) ??
        `${shown(input)} is not one of ${values.join(', ')}${near ? `; write "${near}"` : ''}`
      );
    },
  });
}

export function listOf<Item extends z.ZodType>(min: number, max: number, item: Item) {
  const error = ({ input }: { input?: unknown }) =>
    Array.isArray(input)
      ? `has ${input.length} entries; write ${min} to ${max}`
      : (missing(input) ?? `${shown(input)} is not a list; write it in [ ]`);
  return z.array(item, { error }).min(min, { error }).max(max, { error });
}

export function yesOrNo() {
  return z.boolean({
    error: ({ input }) =>
      missing(input) ??
      `${shown(input)} is neither yes nor no; write yes or no (in a file: true or false, without quotes)`,
  });
}

export function day() {
  return z.iso.date({
    error: ({ input }) => missing(input) ?? `${shown(input)} is not a date; write it as "2026-11-22"`,
  });
}

/** '; write 495000' for '4,95,000' or '4.95 lakh'. */
function inDigits(input: unknown): string {
  const amount = rupeesIn(String(input)) ?? kilometresIn(String(input));
  return `; write ${amount ?? 'it in digits only'}`;
}
