import { z } from 'zod';
import { listOf, oneOf, text } from '../fields/fields.ts';

const reasonIcons = [
  'award',
  'badge-check',
  'clock',
  'gift',
  'heart-handshake',
  'map-pin',
  'phone',
  'shield-check',
  'users',
  'zap',
] as const;

const reason = z.strictObject({ icon: oneOf(reasonIcons), title: text(40), text: text(200) });

const home = z
  .strictObject({
    description: text(200).describe('for search engines'),
    title: text(80),
    welcome: text(200),
    reasons: listOf(2, 6, reason).describe('during the season, the festive reason replaces the last one'),
    festive: z
      .strictObject({
        description: text(200),
        welcome: text(200),
        ribbon: text(120),
        note: text(200).describe('below the reasons: what an asterisk in the ribbon means'),
        reason,
        popup: text(200),
      })
      .partial()
      .describe('during the season'),
  })
  .partial();

const inventory = z
  .strictObject({
    cars: text(30).describe("follows the number of cars that match, such as 'Premium Cars'"),
    promise: text(120).describe('follows the number of cars'),
    festive: z.strictObject({ ribbon: text(120) }).describe('during the season'),
  })
  .partial();

const about = z
  .strictObject({
    description: text(200).describe('for search engines'),
    since: text(20),
    claim: text(200),
    mission: text(600),
    figures: listOf(1, 6, z.strictObject({ name: text(30), value: text(12) })),
    values: listOf(1, 8, reason),
    reasons: listOf(1, 20, text(100)),
    services: listOf(1, 8, text(140)).describe('what is done about the papers'),
  })
  .partial();

/** Each text may be as long as the page has room for. A page leaves out parts without a text. */
export const textsSchema = z
  .strictObject({ home, inventory, about, footer: text(250) })
  .partial()
  .describe("the dealer's own texts; {brand} is replaced by the brand");

export type Reason = z.infer<typeof reason>;
export type HomeTexts = z.infer<typeof home>;
