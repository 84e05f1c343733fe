import { z } from 'zod';
import { reasonIcons } from '../../../shared/dealer-texts.ts';
import { listOf, oneOf, text } from '../check/fields.ts';
import { sampleFolder } from '../stock-folder.ts';

const reason = z.strictObject({ icon: oneOf(reasonIcons), title: upTo(40), text: upTo(200) });

const home = z.strictObject({
  title: upTo(80),
  welcome: upTo(200),
  reasons: listOf(2, 6, reason).describe('on the days of the season the last one gives way'),
  festive: z
    .strictObject({ welcome: upTo(200), ribbon: upTo(120), reason, popup: upTo(200) })
    .describe('on the days of the season'),
});

const about = z.strictObject({
  description: upTo(200).describe('for search engines'),
  since: upTo(20),
  claim: upTo(200),
  mission: upTo(600),
  figures: listOf(1, 6, z.strictObject({ name: upTo(30), value: upTo(12) })),
  values: listOf(1, 8, reason),
  reasons: listOf(1, 20, upTo(100)),
  services: listOf(1, 8, upTo(140)).describe('what is done about the papers'),
});

/** What the dealer says of itself; each text has room for so many letters. */
export const textsSchema = z
  .strictObject(
    { home, about, footer: upTo(250) },
    { error: `is not there as it has to be; begin with that of ${sampleFolder}/dealer.json` },
  )
  .describe("what the pages say in the dealer's words; {brand} stands for the brand");

function upTo(most: number) {
  return text().max(most, {
    error: ({ input }) => `is ${(input as string).length} letters long; shorten it to ${most}`,
  });
}
