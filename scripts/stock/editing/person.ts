import type { Readable, Writable } from 'node:stream';
import { multiline, select, text, updateSettings } from '@clack/prompts';
import { Refusal } from '../refusal.ts';

export type Question = {
  message: string;
  choices?: readonly string[];
  /** Several lines, ended by Tab and Enter, so that a pasted text stays whole. */
  isLong?: boolean;
  /** The answer given before. */
  initial?: string;
  problemOf: (answer: string) => string | undefined;
};

/** `lines` say what would change; `word` has to be typed: 'yes', or how many cars are sold. */
export type Agreement = { lines: readonly string[]; question: string; word: string };

/** The answer that returns to the previous question. */
export const back = '<';

/** The dealer at the terminal. */
export type Person = {
  /** '' for no value, `back` to return to the previous question. */
  ask: (question: Question) => Promise<string>;
  /** True when the word was typed. Enter alone does not count as an answer. */
  agrees: (asked: Agreement) => Promise<boolean>;
};

/**
 * Undefined when standard input is no terminal, or one that cannot move its cursor. Prompts go to standard error: standard
 * output is for the result.
 */
export const person: Person | undefined =
  process.stdin.isTTY && process.env.TERM !== 'dumb'
    ? personAt({ input: process.stdin, output: process.stderr })
    : undefined;

export function personAt({ input, output }: { input: Readable; output: Writable }): Person {
  return {
    ask({ message, choices, isLong = false, initial = '', problemOf }) {
      const common = { input, output, message, initialValue: initial };
      if (choices) {
        const options = [...choices, back].map((value) => ({ value, label: labels[value] ?? value }));
        return unlessStopped(select({ ...common, options }));
      }
      const validate = (value = '') => (value.trim() === back ? undefined : problemOf(value));
      const typed = { ...common, validate };
      return unlessStopped(isLong ? multiline({ ...typed, showSubmit: true }) : text(typed));
    },
    async agrees({ lines, question, word }) {
      output.write(`${lines.join('\n')}\n`);
      const wanted = `type ${word} or no`;
      const message = `${question} (${wanted})`;
      const validate = (value = '') =>
        ['no', word].includes(value.trim().toLowerCase()) ? undefined : wanted;
      const answer = await unlessStopped(text({ input, output, message, validate }));
      return answer.trim().toLowerCase() === word;
    },
  };
}

const labels: Readonly<Record<string, string>> = { '': 'not known', [back]: 'back to the previous question' };

// Without it, a prompt would wait for ever after Ctrl-D.
updateSettings({ aliases: { '\x04': 'cancel' } });

/** A prompt that was stopped, by Ctrl-C or Ctrl-D, answers with a symbol. */
async function unlessStopped(answer: Promise<string | symbol>): Promise<string> {
  const given = await answer;
  if (typeof given === 'symbol') throw new Refusal('you stopped the command');
  return given;
}
