import { z } from 'zod';
import { text, whole } from '../fields/fields.ts';

/** The texts before, in and after the year of the age limit. `thisYear` defaults to `within`. */
const byAge = z.strictObject({ within: text(), thisYear: text().exactOptional(), past: text() });

/**
 * Because the law changes, `delhi` in dealer.json can replace each of the site's rules. Pages show the first sentence of a
 * text, and the rest on demand.
 */
export const delhiSchema = z
  .strictObject({
    date: text().describe("of the court order in the texts, such as '17 December 2025'"),
    limits: z
      .strictObject({ diesel: whole('years', 1, 50), petrol: whole('years', 1, 50) })
      .describe('years from registration'),
    outside: text().describe('on the card of a car that may not be driven in Delhi NCR'),
    card: z
      .strictObject({ until: text(), newer: text(), unknown: text(), electric: text() })
      .describe('on the card of any other: up to its age limit, beyond it by its norm, or without one'),
    newer: byAge.describe('BS-IV and BS-VI: before the year of the age limit, in it, and after it'),
    older: byAge.describe('BS-III and older'),
    unknown: byAge.describe('where no norm is given'),
    electric: text(),
    /** Appended for cars that may not be driven on bad-air days. */
    badAir: text(),
  })
  .exactPartial()
  .describe(
    "{year}, {limit}, {years}, {norm}, {fuel} and {date} are replaced by the car's and the rules' values",
  );

export type DelhiRules = Required<z.infer<typeof delhiSchema>>;
