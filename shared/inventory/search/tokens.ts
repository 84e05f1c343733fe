import { memoizeByObject } from '../../memoize-by-object.ts';
import { letters, vocabulary, type Role } from './vocabulary.ts';

/** A word, number or sign. The key is '6' for 'six' and '६'. */
export type Token = { key: string; typed: string };

/** A word or phrase of a search, with its values in the vocabulary. */
export type Term = Token & { meanings: Meanings };

type Meanings = Partial<Record<Role, string>>;

/** Numbers such as '3,50,000' and '4.45', words, and the signs that have a meaning. '5L' is a number and a word. */
const token =
  /\p{N}+(?:(?:\.|,(?=\p{N}{2,3}(?!\p{N})))\p{N}+)*|\p{L}[\p{L}\p{M}\p{N}]*|[₹+<>]|(?<=\p{N}\s*)[–-](?=\s*\p{N})/gu;

export function tokensOf(text: string): Token[] {
  const found = text.normalize('NFC').match(token) ?? [];
  return found.map((typed) => ({ typed, key: keyOf(typed) }));
}

function keyOf(typed: string): string {
  const word = spelled(typed).replaceAll(',', '');
  return lexiconOf(vocabulary).get(word)?.number ?? word;
}

/** In lower case, with Latin digits and one of the spellings of each Hindi sound. */
function spelled(text: string): string {
  return text.toLowerCase().replace(/न्|[\u0900-\u097f–-]/g, (letter) => letters[letter] ?? letter);
}

/** Joins the longest phrases that have a meaning, or that the cars' texts write as one word: 'ke andar', 'wagon r'. */
export function termsOf(tokens: readonly Token[], isInTexts = (_word: string) => false): Term[] {
  if (tokens.length === 0) return [];
  const isTerm = (phrase: readonly Token[]) =>
    phrase.length < 2 ||
    meaningsOf(joined(phrase)) !== undefined ||
    (isInTexts(joined(phrase)) && !meaningsOf(joined(phrase.slice(-1))));
  const phrase = [4, 3, 2, 1].map((length) => tokens.slice(0, length)).find(isTerm) ?? [];
  const key = joined(phrase);
  const term = { key, typed: phrase.map(({ typed }) => typed).join(' '), meanings: meaningsOf(key) ?? {} };
  return [term, ...termsOf(tokens.slice(phrase.length), isInTexts)];
}

/** One word, because people write 'testdrive' for 'test drive'. */
function joined(phrase: readonly Token[]): string {
  return phrase.map(({ key }) => key).join('');
}

function meaningsOf(key: string): Meanings | undefined {
  const words = lexiconOf(vocabulary);
  return words.get(key) ?? words.get(key.replace(/s$/, ''));
}

const lexiconOf = memoizeByObject((entries: typeof vocabulary) => {
  const words = new Map<string, Meanings>();
  for (const [role, value, phrases] of entries)
    for (const phrase of phrases.split(', ')) {
      const key = spelled(phrase).replaceAll(' ', '');
      words.set(key, { ...words.get(key), [role]: value });
    }
  return words;
});
