import { z } from 'zod';
import { text, whole } from './fields.ts';

const byAge = z.strictObject({ within: text(), thisYear: text().optional(), past: text() });

/** Replaces the site's own rules for Delhi; what is missing stays. */
export const delhiSchema = z
  .strictObject({
    date: text().describe("of the court order in the texts, such as '17 December 2025'"),
    limits: z
      .strictObject({ diesel: whole('years', 1, 50), petrol: whole('years', 1, 50) })
      .describe('years from registration'),
    outside: text().describe('on the card of a car that may not be driven in Delhi NCR'),
    newer: byAge.describe('BS-IV and BS-VI: before the year of the age limit, in it, and after it'),
    older: byAge.describe('BS-III and older'),
    unknown: byAge.describe('where no norm is given'),
    electric: text(),
    badAir: text(),
  })
  .partial()
  .describe("{year}, {limit}, {norm}, {fuel} and {date} are replaced by the car's and the rules' values");
