import { parseArgs } from 'node:util';
import { Refusal } from '../refusal.ts';
import type { Given, Option, Verb } from './verb.ts';

/** The verb that a command line names, and its arguments: 'add --help' is 'help add', and '--help' alone is 'help'. */
export function commandIn([first = 'help', ...rest]: string[]): { name: string; args: string[] } {
  const isHelp = [first, ...rest].some((word) => ['--help', '-h'].includes(word));
  if (!isHelp) return { name: first, args: rest };
  return { name: 'help', args: first.startsWith('-') ? [] : [first] };
}

/** @throws {Refusal} when a verb is given something that it does not accept */
export function readArguments(
  name: string,
  args: string[],
  { most = Infinity, options = {} }: Pick<Verb, 'most' | 'options'>,
): Given {
  const allOptions: Record<string, Pick<Option, 'type'>> = { ...options, json: { type: 'boolean' } };
  const { values, positionals, tokens } = parseArgs({
    args,
    options: allOptions,
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const problems = tokens.flatMap((token) => {
    if (token.kind !== 'option') return [];
    if (!Object.hasOwn(allOptions, token.name)) return [`'${name}' has no option ${token.rawName}`];
    const isText = allOptions[token.name]?.type === 'string';
    return isText && token.value === undefined ? [`${token.rawName} needs a value`] : [];
  });
  const more = positionals.slice(most);
  if (more.length > 0)
    problems.push(
      `'${name}' takes ${most === 0 ? 'no argument' : 'one argument'}; leave out '${more.join(' ')}'`,
    );
  const help = `for an example: npm run stock -- help ${name}`;
  if (problems.length > 0) throw new Refusal(...problems, help);
  return { words: positionals, flags: values };
}
