import { memoizeByObject } from '../memoize-by-object.ts';
import { letters, numerals, vocabulary, type Role } from './vocabulary.ts';

/** A word, number or sign, with its position. The key is '6' for 'six' and '६'. */
export type Token = { key: string; typed: string; number?: number; start: number; end: number };

type Meanings = Partial<Record<Role, string>>;

export const longestPhrase = 4;

/** Words, numbers such as '3,50,000' and '4.45', and the signs that have a meaning. */
const part =
  /[\p{L}\p{M}\p{N}]+(?:(?<=\p{N})(?:\.|,(?=\p{N}{2,3}(?!\p{N})))\p{N}[\p{L}\p{M}\p{N}]*)*|[₹+<>]|(?<=\p{N}\s*)[–-](?=\s*\p{N})/gu;

/** The tokens of a text. A unit is separate from its number: '5L' is '5' and 'l'. */
export function tokensOf(text: string, isUnit = (_suffix: string) => false): Token[] {
  return [...text.normalize('NFC').matchAll(part)].flatMap(({ 0: typed, index: start }): Token[] => {
    const end = start + typed.length;
    const key = spelling(typed);
    const [, digits = '', suffix = ''] = /^(\d[\d,.]*)(\D*)$/.exec(key) ?? [];
    const number = digits === '' ? numerals[key] : Number(digits.replaceAll(',', ''));
    if (number === undefined || (suffix !== '' && !isUnit(suffix))) return [{ key, typed, start, end }];
    const unitStart = end - suffix.length;
    const amount = { key: String(number), typed: digits || typed, number, start, end: unitStart };
    return suffix ? [amount, { key: suffix, typed: suffix, start: unitStart, end }] : [amount];
  });
}

export function searchTokens(search: string): Token[] {
  return tokensOf(search, (key) => ['scale', 'unit'].some((role) => meaningsOf(key)[role as Role]));
}

/** Several tokens as one word, because people write 'wagon r' for 'wagonr', or 'testdrive' for 'test drive'. */
export function joined(tokens: readonly Token[], from = 0, next = tokens.length): string {
  return tokens.slice(from, next).reduce((word, { key }) => word + key, '');
}

/** The longest phrase with this role, and the index of the token after it. */
export function phraseAt(tokens: readonly Token[], from: number, role: Role) {
  for (let next = Math.min(from + longestPhrase, tokens.length); next > from; next -= 1) {
    const value = meaningsOf(joined(tokens, from, next))[role];
    if (value !== undefined) return { value, next };
  }
  return undefined;
}

/** The values of a word or phrase by their roles. */
export function meaningsOf(key: string): Meanings {
  const words = lexiconOf(vocabulary);
  return words.get(key) ?? words.get(key.replace(/s$/, '')) ?? {};
}

const lexiconOf = memoizeByObject((entries: typeof vocabulary) => {
  const words = new Map<string, Meanings>();
  for (const [role, value, phrases] of entries)
    for (const key of phrases.split(', ').map((phrase) => joined(tokensOf(phrase))))
      words.set(key, { ...words.get(key), [role]: value });
  return words;
});

/** Lower case, Latin digits, and one of the spellings of each Hindi sound. */
function spelling(word: string): string {
  return word.toLowerCase().replace(/न्|[\u0900-\u097f–-]/g, (letter) => letters[letter] ?? letter);
}
