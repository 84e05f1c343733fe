import { z } from 'zod';
import { offerSchema } from '../cars/offer-schema.ts';
import { delhiSchema } from '../delhi/delhi-schema.ts';
import { day, matching, oneOf, text, whole, yesOrNo } from '../fields/fields.ts';
import { missing, origin, shown } from '../fields/line-of-text.ts';
import { textsSchema } from './texts-schema.ts';

const time = matching(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time such as "09:00"');
const weekday = oneOf(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']);

const season = z.strictObject({ from: day(), to: day() }).refine(({ from, to }) => from <= to, {
  path: ['to'],
  error: 'is before the first day; write a later one',
});

const link = matching(/^https?:\/\/[^\s/]+\.[^\s]*$/, "an address that begins with 'https://'");

const percentage = 'a percentage';
const rupees = between(20, 500, 'an amount in rupees');

const neededFacts = z.strictObject({
  brand: text(60).describe("the dealer's name, in any script"),
  origin,
  phone: matching(/^\+\d{8,15}$/, '+91 and ten digits without spaces, such as "+919876543210"'),
  email: matching(
    /^[^\s@<>"?&]+@[^\s@<>"?&]+\.[^\s@<>"?&]+$/,
    'an e-mail address such as "sales@example.com"',
  ),
  address: z.strictObject({
    street: text(),
    district: text(),
    locality: text(),
    region: text(),
    postalCode: matching(/^[1-9]\d{5}$/, 'a PIN code of six digits, such as "110001"'),
  }),
  geo: z
    .strictObject({
      latitude: between(-90, 90, 'a number of degrees'),
      longitude: between(-180, 180, 'a number of degrees'),
    })
    .describe('where the map points'),
  hours: z.strictObject({
    shown: text().describe("as on the pages, such as 'Mon-Sat: 10 AM - 7 PM, Sun: 10 AM - 2 PM'"),
    structured: z
      .strictObject({ days: z.array(weekday).min(1), opens: time, closes: time })
      .describe('for search engines, where it differs from the pages')
      .optional(),
  }),
});

/** Pages leave out what is missing. */
const furtherFacts = z
  .strictObject({
    social: z.strictObject({ Facebook: link, Instagram: link, X: link, YouTube: link }).partial(),
    termsUrl: link,
    privacyUrl: link,
    season: z
      .union([z.literal('never'), z.literal('always'), season], {
        error: ({ input }) =>
          `${shown(input)} is not a season; write "never", or { "from": "2026-10-20", "to": "2026-11-15" }`,
      })
      .describe('first and last day of the festive theme; without it, there is none'),
    quirks: oneOf(['keep', 'fix']).describe("'keep' shows the three quirks that the specification records"),
    finance: z
      .strictObject({ rate: between(1, 40, percentage), downPayment: between(0, 90, percentage) })
      .describe('for the EMI of each car, in per cent; without it, none is shown'),
    goods: text(40).describe(
      "what your cars are called in titles and descriptions, such as 'certified pre-owned cars'; without it, 'used cars'",
    ),
    metro: z
      .strictObject({
        station: text(),
        line: text().describe("such as 'Blue Line'"),
        exit: text().optional(),
        minutesOnFoot: whole('minutes', 1, 60),
      })
      .describe('the nearest metro station'),
    pickUp: text().describe("from the metro, such as 'Call us, and we come to exit 4'"),
    autoStand: text().describe('where auto-rickshaws wait'),
    lift: text().describe('to the showroom, and whether there are steps'),
    parking: text().describe('where visitors can park'),
  })
  .partial();

const saleFacts = z
  .strictObject({
    payment: z
      .strictObject({
        ways: text().describe("how visitors can pay: 'UPI, bank transfer, cheque, or cash below ₹2 lakh'"),
        loanPapers: text().describe('what a bank wants to see'),
      })
      .partial(),
    hold: z
      .strictObject({
        amount: whole('rupees', 100, 500_000).describe('rupees'),
        hours: whole('hours', 1, 720),
        refundable: yesOrNo(),
      })
      .describe('for how much and how long you keep a car for a buyer'),
    mechanic: text().describe('whether buyers can bring their own mechanic'),
    languages: z
      .record(z.string().regex(/^[a-z]{2,3}$/), text(30), {
        error: ({ code }) =>
          code === 'invalid_key' ? 'is not the code of a language, such as "hi" or "en"' : undefined,
      })
      .describe('that you speak, by their codes: { "hi": "हिन्दी", "en": "English" }'),
    fuelPrices: z
      .strictObject({
        day: day().describe('of these prices'),
        petrol: rupees.describe('per litre').optional(),
        diesel: rupees.describe('per litre').optional(),
        cng: rupees.describe('per kilogram').optional(),
      })
      .describe('for the fuel cost of cars whose specs.mileage is known; without it, none is shown'),
    offer: offerSchema.describe('what a buyer gets besides the car; the file of a car may replace it'),
  })
  .partial();

const siteFacts = z.strictObject({ ...neededFacts.shape, ...furtherFacts.shape });

export const dealerSchema = z.strictObject({
  $schema: text().optional(),
  ...siteFacts.shape,
  ...saleFacts.shape,
  delhi: delhiSchema.optional(),
  texts: textsSchema.optional(),
});

/** The stock's dealer.json. */
export type StockDealer = z.infer<typeof dealerSchema>;
export type Dealer = z.infer<typeof siteFacts>;
export type SaleFacts = z.infer<typeof saleFacts>;
export type DealerTexts = z.infer<typeof textsSchema> & SaleFacts;

function between(min: number, max: number, what: string) {
  const error = ({ input }: { input?: unknown }) =>
    missing(input) ?? `${shown(input)} is not ${what} from ${min} to ${max}; write it as a number`;
  return z.number({ error }).min(min, { error }).max(max, { error });
}
