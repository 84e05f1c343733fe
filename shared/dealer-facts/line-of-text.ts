import * as z from 'zod/mini';

// Every message follows the name of a field or a variable, and says what to write instead.

/** A line of visible text of a limited length. */
export function lineOfText(most = 300) {
  return z.string({ error: notText }).check(...visible(most));
}

export const notText = ({ input }: { input?: unknown }) =>
  missing(input) ?? `${shown(input)} is not text; write it in quotes`;

/** The checks of such a line. */
export function visible(most: number): z.core.$ZodCheck<string>[] {
  return [
    z.minLength(1, 'is empty; write a value, or delete the line'),
    z.refine<string>(isTrimmed, {
      error: ({ input }) => `${shown(input)} begins or ends with a space; delete it`,
    }),
    z.refine<string>(isVisible, { error: ({ input }) => unseen(input as string) }),
    z.refine<string>(isWhole, 'contains a broken character; type it again'),
    z.maxLength(most, {
      error: ({ input }) => `is ${(input as string).length} characters long; shorten it to ${most}`,
    }),
  ];
}

/** A line that matches a pattern, which editors check too, and is valid. */
export function lineMatching(
  pattern: RegExp,
  wanted: string,
  isValid: (line: string) => boolean = () => true,
) {
  const error = ({ input }: { input?: unknown }) => `${shown(input)} is not ${wanted}`;
  return lineOfText().check(z.regex(pattern, { error, abort: true }), z.refine(isValid, { error }));
}

/** As it was written. */
export function shown(value: unknown): string {
  return typeof value === 'string' ? `'${value}'` : JSON.stringify(value);
}

export function missing(input: unknown): string | undefined {
  return input === undefined ? 'is missing; add it' : undefined;
}

function isTrimmed(value: string): boolean {
  return value === value.trim();
}

// Joiners are allowed after Devanagari letters and within emoji that consist of several.
const invisible =
  /[\p{Cc}\u2028\u2029]|(?<![\p{Script=Devanagari}\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])[\u200c\u200d]|(?![\u200c\u200d])\p{Cf}/u;

function isVisible(value: string): boolean {
  return !invisible.test(value);
}

function unseen(value: string): string {
  const [found = ''] = invisible.exec(value) ?? [];
  const code = (found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  const before = value.slice(0, value.search(invisible)).slice(-20);
  return `contains an invisible character (U+${code}) after '${before}'; delete it`;
}

function isWhole(value: string): boolean {
  return value.isWellFormed() && !value.includes('\uFFFD');
}
