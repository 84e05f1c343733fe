import type { DealerLine } from '../dealer-lines.ts';
import { likeness } from '../misspelling/likeness.ts';
import { wordsOf } from './car-texts.ts';
import type { Wish } from './understand.ts';

const maxAnswers = 3;

/** The lines that answer the questions of a search, or contain words that occur in no car's name: 'noida', 'lift'. */
export function dealerAnswers(wishes: readonly Wish[], lines: () => readonly DealerLine[]): DealerLine[] {
  const asked = wishes.flatMap(({ topic = [] }) => topic);
  const words = wishes.flatMap((wish) => dealerWord(wish) ?? []);
  if (asked.length + words.length === 0) return [];
  const isAnswer = ({ name, text, isSearched }: DealerLine) =>
    asked.includes(name) ||
    (isSearched && wordsOf(`${name} ${text}`).some((said) => words.some((word) => isSaid(said, word))));
  return lines().filter(isAnswer).slice(0, maxAnswers);
}

/** The parts of a search that ask for a car. If the dealer has an answer, words in no car's name belong to the question. */
export function wishesOfCar(wishes: readonly Wish[], hasAnswer: boolean): Wish[] {
  return wishes.filter((wish) => !wish.topic && !(hasAnswer && dealerWord(wish)));
}

/** A word that may be in the dealer's lines. Short numbers and names of cars are not. */
function dealerWord({ word, kind }: Wish): string | undefined {
  return word && kind !== 'name' && /^\p{L}{2}/u.test(word) ? word : undefined;
}

/** Words of up to three letters must match exactly, so that 'the' does not match 'then'. */
function isSaid(said: string, searched: string): boolean {
  return likeness(said, searched) > (searched.length > 3 ? 1 : 2);
}
