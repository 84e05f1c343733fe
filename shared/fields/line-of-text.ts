import * as z from 'zod/mini';

// Each message follows the name of a field or a variable, and tells the dealer what to write instead.

export const notText = ({ input }: { input?: unknown }) =>
  missing(input) ?? `${shown(input)} is not text; write it in quotes`;

export function visible(max: number): z.core.$ZodCheck<string>[] {
  return [
    z.minLength(1, 'is empty; write a value, or delete the line'),
    z.refine<string>((line) => line === line.trim(), {
      error: ({ input }) => `${shown(input)} begins or ends with a space; delete it`,
    }),
    z.refine<string>((line) => !invisible.test(line), { error: ({ input }) => unseen(input as string) }),
    z.refine<string>(
      (line) => line.isWellFormed() && !line.includes('\uFFFD'),
      'contains a broken character; type it again',
    ),
    z.maxLength(max, {
      error: ({ input }) => `is ${(input as string).length} characters long; shorten it to ${max}`,
    }),
  ];
}

const notOrigin = ({ input }: { input?: unknown }) =>
  `${shown(input)} is not the address of your website, such as "https://www.example.com"`;

/** SITE_ORIGIN may replace the one in dealer.json. Editors check the pattern as well. */
export const origin = z.string({ error: notText }).check(
  ...visible(300),
  z.regex(/^https?:\/\/[^\s/?#@]+$/, { error: notOrigin, abort: true }),
  z.refine((text) => URL.canParse(text) && new URL(text).origin === text, { error: notOrigin }),
);

export function shown(value: unknown): string {
  return typeof value === 'string' ? `'${value}'` : JSON.stringify(value);
}

export function missing(input: unknown): string | undefined {
  return input === undefined ? 'is missing; add it' : undefined;
}

// Joiners are allowed after Devanagari letters and within composed emoji.
const invisible =
  /[\p{Cc}\u2028\u2029]|(?<![\p{Script=Devanagari}\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])[\u200c\u200d]|(?![\u200c\u200d])\p{Cf}/u;

function unseen(value: string): string {
  const before = value.slice(0, value.search(invisible)).slice(-20);
  return `contains an invisible character after '${before}'; delete it`;
}
