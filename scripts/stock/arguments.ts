import { parseArgs } from 'node:util';
import type { Outcome } from './outcome.ts';
import { Refusal } from './refusal.ts';

export type Given = { words: string[]; flags: Record<string, unknown> };

export type Verb = {
  /** How many words it takes at most. */
  most?: number;
  options?: Record<string, { type: 'string' | 'boolean' }>;
  run: (given: Given) => Outcome | Promise<Outcome>;
};

/** @throws {Refusal} when a verb is given what it does not know */
export function readArguments(name: string, args: string[], { most = Infinity, options = {} }: Verb): Given {
  const known: NonNullable<Verb['options']> = { ...options, json: { type: 'boolean' } };
  const { values, positionals, tokens } = parseArgs({
    args,
    options: known,
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const problems = tokens.flatMap((token) => {
    if (token.kind !== 'option') return [];
    if (!Object.hasOwn(known, token.name)) return [`'${name}' knows no '${token.rawName}'`];
    const isText = known[token.name]?.type === 'string';
    return isText && token.value === undefined ? [`something has to follow '${token.rawName}'`] : [];
  });
  const more = positionals.slice(most);
  if (more.length > 0) problems.push(`'${name}' does not know what to do with '${more.join(' ')}'`);
  if (problems.length > 0) throw new Refusal(...problems);
  return { words: positionals, flags: values };
}
