import type { Person } from '../editing/ask.ts';
import type { Outcome } from './outcome.ts';

/** What the commands work on. */
export type Setting = { folder: string; now: Date; person: Person | undefined };

export type Given = { words: string[]; flags: Record<string, unknown> };

export type Option = {
  type: 'string' | 'boolean';
  /** Shown in the help. */
  says: string;
};

export type Verb = {
  /** Shown in the help, in one line. */
  does: string;
  /** The arguments after the verb's name, for the help. */
  example: string;
  /** The largest number of words after the name. */
  most?: number;
  options?: Record<string, Option>;
  run: (given: Given) => Outcome | Promise<Outcome>;
};
