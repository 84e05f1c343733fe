import { z } from 'zod';
import { text, whole } from '../check/fields.ts';

const byAge = z.strictObject({ within: text(), past: text() });

/** In place of what the site says of the rules in Delhi by itself, as far as it is given. */
export const delhiSchema = z
  .strictObject({
    date: text().describe("of the order that the texts tell of, such as '17 December 2025'"),
    limits: z
      .strictObject({ diesel: whole('years', 1, 50), petrol: whole('years', 1, 50) })
      .describe('years from registration'),
    outside: text().describe('on the card of a car that may not be driven in Delhi NCR'),
    newer: byAge.describe('BS-IV and BS-VI, up to the age limit and past it'),
    older: byAge.describe('BS-III and older'),
    unknown: byAge.describe('where no norm is given'),
    electric: text(),
    badAir: text(),
  })
  .partial()
  .describe('{year}, {limit}, {norm}, {fuel} and {date} in a text stand for what the car and the rules have');
