import { parseArgs } from 'node:util';
import type { Outcome } from './outcome.ts';
import { Refusal } from './refusal.ts';

export type Given = { words: string[]; flags: Record<string, unknown> };

type Option = {
  type: 'string' | 'boolean';
  /** For the help. */
  says: string;
};

export type Verb = {
  /** In one line, for the help. */
  does: string;
  /** What follows the verb's name, for the help. */
  example: string;
  /** What else a dealer has to know about it. */
  more?: string;
  /** How many words it takes at most. */
  most?: number;
  options?: Record<string, Option>;
  run: (given: Given) => Outcome | Promise<Outcome>;
};

/** @throws {Refusal} when a verb is given something that it does not accept */
export function readArguments(
  name: string,
  args: string[],
  { most = Infinity, options = {} }: Pick<Verb, 'most' | 'options'>,
): Given {
  const known: Record<string, Pick<Option, 'type'>> = { ...options, json: { type: 'boolean' } };
  const { values, positionals, tokens } = parseArgs({
    args,
    options: known,
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const problems = tokens.flatMap((token) => {
    if (token.kind !== 'option') return [];
    if (!Object.hasOwn(known, token.name)) return [`'${name}' has no option '${token.rawName}'`];
    const isText = known[token.name]?.type === 'string';
    return isText && token.value === undefined ? [`write something after '${token.rawName}'`] : [];
  });
  const more = positionals.slice(most);
  if (more.length > 0) problems.push(`'${name}' does not use '${more.join(' ')}'; leave it out`);
  const help = `'npm run stock -- help ${name}' shows an example`;
  if (problems.length > 0) throw new Refusal(...problems, help);
  return { words: positionals, flags: values };
}
