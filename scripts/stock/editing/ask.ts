import { multiline, select, text } from '@clack/prompts';
import { Refusal } from '../refusal.ts';

export type Question = {
  message: string;
  hint?: string;
  choices?: readonly string[];
  /** Several lines; Tab and Enter end it, so that a pasted text arrives whole. */
  isLong?: boolean;
  /** The answer given before. */
  initial?: string;
  /** What is wrong with an answer, or nothing. */
  problemOf: (answer: string) => string | undefined;
};

/** `lines` are what is agreed to; `word` is what has to be typed: 'yes', or how many cars are sold. */
export type Agreement = { lines: readonly string[]; question: string; word: string };

/** An answer that returns to the question before. */
export const back = '<';

/** Whoever sits at the terminal. */
export type Person = {
  /** '' where there is nothing to say, `back` to return to the question before. */
  ask: (question: Question) => Promise<string>;
  /** Whether the word was typed: Enter alone is no answer. */
  agrees: (asked: Agreement) => Promise<boolean>;
};

/** Nobody, where standard input is no terminal. */
export const person: Person | undefined = process.stdin.isTTY
  ? {
      async ask({ message, hint = '', choices, isLong = false, initial = '', problemOf }) {
        const shared = { message, initialValue: initial, signal: stopped() };
        if (choices) {
          const options = [...choices, back].map((value) => ({ value, label: labels[value] ?? value }));
          return unlessStopped(await select({ ...shared, options }));
        }
        const validate = (value = '') => (value.trim() === back ? undefined : problemOf(value));
        const typed = { ...shared, placeholder: hint, validate };
        return unlessStopped(await (isLong ? multiline({ ...typed, showSubmit: true }) : text(typed)));
      },
      async agrees({ lines, question, word }) {
        // Standard output is for the result alone.
        console.error(lines.join('\n'));
        const wanted = `type ${word} or no`;
        const answer = await text({
          message: `${question} (${wanted})`,
          signal: stopped(),
          validate: (value = '') => (['no', word].includes(value.trim().toLowerCase()) ? undefined : wanted),
        });
        return unlessStopped(answer).trim().toLowerCase() === word;
      },
    }
  : undefined;

const labels: Readonly<Record<string, string>> = { '': 'not known', [back]: 'back to the previous question' };

/** Ctrl-D closes the terminal's input, and a prompt would wait for ever. */
function stopped(): AbortSignal {
  const controller = new AbortController();
  process.stdin.on('keypress', (_, key: { ctrl?: boolean; name?: string }) => {
    if (key.ctrl && key.name === 'd') controller.abort();
  });
  return controller.signal;
}

/** Ctrl-C and Ctrl-D answer with a symbol. */
function unlessStopped<Answer>(answer: Answer): Exclude<Answer, symbol> {
  if (typeof answer === 'symbol') throw new Refusal('you stopped the command');
  return answer as Exclude<Answer, symbol>;
}
