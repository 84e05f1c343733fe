import { z } from 'zod';
import { delhiSchema } from './delhi-schema.ts';
import { textsSchema } from './texts-schema.ts';
import { day, matching, oneOf, shown, text } from '../check/fields.ts';

const link = matching(/^https?:\/\/[^\s/]+\.[^\s]*$/, "an address that begins with 'https://'");
const time = matching(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time such as "09:00"');
const weekday = oneOf(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']);

const season = z.strictObject({ from: day(), to: day() }).refine(({ from, to }) => from <= to, {
  path: ['to'],
  error: ({ input }) => {
    const { from, to } = input as { from: string; to: string };
    return `${shown(to)} is before the first day, ${shown(from)}; write a later one`;
  },
});

/** What dealer.json may say. */
export const dealerSchema = z.strictObject({
  $schema: text().optional(),
  brand: text().describe("the dealer's name, in any script"),
  origin: matching(
    /^https?:\/\/[^/\s]+$/,
    'scheme and host without a path, such as "https://www.example.com"',
  ),
  phone: matching(/^\+\d{8,15}$/, 'a number with its country and no spaces, such as "+911123456789"'),
  email: matching(
    /^[^\s@<>"?&]+@[^\s@<>"?&]+\.[^\s@<>"?&]+$/,
    'an e-mail address such as "sales@example.com"',
  ),
  address: z.strictObject({
    street: text(),
    district: text(),
    locality: text(),
    region: text(),
    postalCode: matching(/^[1-9]\d{5}$/, 'a PIN code of six digits in quotes, such as "110001"'),
  }),
  geo: z.strictObject({ latitude: degrees(90), longitude: degrees(180) }).describe('where the map points'),
  hours: z.strictObject({
    shown: text().describe('as the pages say it'),
    structured: z
      .strictObject({ days: z.array(weekday).min(1), opens: time, closes: time })
      .describe('as search engines read it'),
  }),
  social: z.strictObject({ Facebook: link, Instagram: link, X: link, YouTube: link }).partial().optional(),
  termsUrl: link.optional(),
  privacyUrl: link.optional(),
  season: z
    .union([z.literal('never'), season])
    .describe("the days of the festive theme; without it, it is always there; 'never' for none")
    .optional(),
  quirks: oneOf(['keep', 'fix'])
    .describe("'fix' repairs the three quirks that the specification records")
    .optional(),
  finance: z
    .strictObject({ rate: percent(1, 40), downPayment: percent(0, 90) })
    .describe("a month's cost on the cars' pages, in per cent; without it, none is shown")
    .optional(),
  delhi: delhiSchema.optional(),
  texts: textsSchema,
});

function degrees(limit: number) {
  const error = ({ input }: { input?: unknown }) =>
    `${shown(input)} is not a number of degrees from -${limit} to ${limit}`;
  return z.number({ error }).min(-limit, { error }).max(limit, { error });
}

function percent(least: number, most: number) {
  const error = ({ input }: { input?: unknown }) =>
    `${shown(input)} is not a percentage from ${least} to ${most}; write it as a number`;
  return z.number({ error }).min(least, { error }).max(most, { error });
}
