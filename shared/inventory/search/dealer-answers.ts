import type { DealerLine } from './dealer-lines.ts';
import { wordsOf } from './facts.ts';
import type { Wish } from './understand.ts';

/** The first three lines that answer a search, or have one of its words that is in no car's name: 'noida', 'lift'. */
export function dealerAnswers(wishes: readonly Wish[], lines: () => readonly DealerLine[]): DealerLine[] {
  const asked = new Set(wishes.flatMap(({ answeredBy = [] }) => answeredBy));
  const words = new Set(wishes.flatMap(({ word = '' }) => (/^\p{L}/u.test(word) ? word : [])));
  if (asked.size + words.size === 0) return [];
  const isAnswer = ({ name, text, isSearched }: DealerLine) =>
    asked.has(name) || (isSearched && wordsOf(`${name} ${text}`).some((word) => words.has(word)));
  return lines().filter(isAnswer).slice(0, 3);
}
