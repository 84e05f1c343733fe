import { Refusal } from '../refusal.ts';
import type { Outcome } from './outcome.ts';
import type { Verb } from './verb.ts';

type Verbs = Readonly<Record<string, Verb>>;

const command = 'npm run stock --';

/** `help`: a line and an example per command; `help add`: one command with its options. */
export function help(verbs: Verbs, name?: string): Outcome {
  if (name === undefined) return all(verbs);
  const verb = verbNamed(verbs, name);
  const options = Object.entries(verb.options ?? {}).map(([option, { says }]) => `  --${option}: ${says}`);
  return {
    changed: [`${name}: ${verb.does}`, ...options, `Example: ${example(name, verb)}`],
    next: '',
    data: { command: name, does: verb.does, example: example(name, verb) },
  };
}

/** @throws {Refusal} for an unknown command */
export function verbNamed(verbs: Verbs, name: string): Verb {
  const verb = Object.hasOwn(verbs, name) ? verbs[name] : undefined;
  if (!verb) {
    throw new Refusal(`there is no command '${name}'; for a list of all: ${command} help`);
  }
  return verb;
}

function all(verbs: Verbs): Outcome {
  const entries = Object.entries(verbs);
  const width = Math.max(...entries.map(([name]) => name.length));
  return {
    changed: entries.flatMap(([name, verb]) => [
      `${name.padEnd(width)}  ${verb.does}`,
      `${' '.repeat(width)}  ${example(name, verb)}`,
    ]),
    next: `${command} help add, to learn more about one; the guide is README.md in your stock`,
    data: { commands: entries.map(([name, { does }]) => ({ command: name, does })) },
  };
}

function example(name: string, verb: Verb): string {
  return [command, name, verb.example].filter(Boolean).join(' ');
}
