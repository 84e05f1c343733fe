import type { Readable, Writable } from 'node:stream';
import { confirm, multiline, select, text, updateSettings } from '@clack/prompts';
import { Refusal } from '../refusal.ts';

export type Question = {
  message: string;
  choices?: readonly string[];
  /** Accepts several lines, ended by Tab and Enter, so that a pasted text stays whole. */
  isLong?: boolean;
  problemOf: (answer: string) => string | undefined;
};

export type Agreement = { lines: readonly string[]; question: string };

export type Person = {
  /** Answers '' for no value. */
  ask: (question: Question) => Promise<string>;
  /** Enter alone means no. */
  agrees: (asked: Agreement) => Promise<boolean>;
};

/**
 * Undefined without a terminal on standard input, or with one that cannot move its cursor. Prompts go to standard error,
 * because standard output is for the result.
 */
export const person: Person | undefined =
  process.stdin.isTTY && process.env.TERM !== 'dumb'
    ? personAt({ input: process.stdin, output: process.stderr })
    : undefined;

export function personAt({ input, output }: { input: Readable; output: Writable }): Person {
  return {
    ask({ message, choices, isLong = false, problemOf }) {
      const common = { input, output, message };
      if (choices) {
        const options = choices.map((value) => ({ value, label: value || 'not known' }));
        return unlessStopped<string>(select({ ...common, options }));
      }
      const typed = { ...common, validate: (value = '') => problemOf(value) };
      return unlessStopped<string>(isLong ? multiline({ ...typed, showSubmit: true }) : text(typed));
    },
    agrees({ lines, question }) {
      output.write(`${lines.join('\n')}\n`);
      return unlessStopped<boolean>(confirm({ input, output, message: question, initialValue: false }));
    },
  };
}

// Without it, a prompt would wait forever after Ctrl-D.
updateSettings({ aliases: { '\x04': 'cancel' } });

/** Ctrl-C and Ctrl-D make a prompt answer with a symbol. */
async function unlessStopped<Answer>(prompt: Promise<Answer | symbol>): Promise<Answer> {
  const answer = await prompt;
  if (typeof answer === 'symbol') throw new Refusal('you stopped the command');
  return answer;
}
