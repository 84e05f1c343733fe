import type { DealerLine } from '../../dealer-lines.ts';
import { wordsOf } from './facts.ts';
import type { Wish } from './understand.ts';

const maxAnswers = 3;

/** The lines that answer the questions of a search, or contain words that occur in no car's name: 'noida', 'lift'. */
export function dealerAnswers(wishes: readonly Wish[], lines: readonly DealerLine[]): DealerLine[] {
  const asked = new Set(wishes.flatMap(({ answeredBy = [] }) => answeredBy));
  const words = new Set(wishes.flatMap(({ word = '' }) => (/^\p{L}/u.test(word) ? word : [])));
  const isAnswer = ({ name, text, isSearched }: DealerLine) =>
    asked.has(name) || (isSearched && wordsOf(`${name} ${text}`).some((word) => words.has(word)));
  return lines.filter(isAnswer).slice(0, maxAnswers);
}
