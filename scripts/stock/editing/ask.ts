import { confirm, select, text } from '@clack/prompts';
import { Refusal } from '../refusal.ts';

export type Question = {
  message: string;
  hint?: string;
  choices?: readonly string[];
  /** What is wrong with an answer, or nothing. */
  problemOf: (answer: string) => string | undefined;
};

/** Whoever sits at the terminal. */
export type Person = {
  /** '' where nothing is to be said. */
  ask: (question: Question) => Promise<string>;
  agrees: (question: string) => Promise<boolean>;
};

/** Nobody, where standard input is no terminal. */
export const person: Person | undefined = process.stdin.isTTY
  ? {
      async ask({ message, hint = '', choices, problemOf }) {
        const answer = choices
          ? await select({
              message,
              options: choices.map((value) => ({ value, label: value || 'not known' })),
            })
          : await text({ message, placeholder: hint, validate: (value = '') => problemOf(value) });
        return unlessStopped(answer);
      },
      agrees: async (message) => unlessStopped(await confirm({ message })),
    }
  : undefined;

/** Ctrl-C answers with a symbol. */
function unlessStopped<Answer>(answer: Answer): Exclude<Answer, symbol> {
  if (typeof answer === 'symbol') throw new Refusal('you stopped it');
  return answer as Exclude<Answer, symbol>;
}
