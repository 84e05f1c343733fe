import type { z } from 'zod';
import { missing, shown } from '../../../shared/fields/line-of-text.ts';
import { nearest } from '../../../shared/fields/nearest.ts';
import type { JsonSource } from './json-source.ts';
import type { Finding, Problem } from './problem.ts';

/** `who` begins every message: 'Car 47'. The returned `at` turns further findings into problems of this file. */
export function checkFile<Schema extends z.ZodType>(
  file: string,
  who: string,
  schema: Schema,
  source: JsonSource,
) {
  const at = ({ field, what }: Finding): Problem => ({ who, file, line: source.lineOf(field), field, what });
  if (source.problems.length > 0) {
    return { value: undefined, problems: source.problems.map((problem) => ({ who, file, ...problem })), at };
  }
  const { data, error } = schema.safeParse(source.value, { reportInput: true });
  const findings = (error?.issues ?? []).flatMap((issue) => {
    const path = issue.path as (string | number)[];
    if (issue.code !== 'unrecognized_keys') return { field: path.join('.'), what: wordsOf(issue) };
    const fields = fieldsAt(schema, path);
    return issue.keys.map((key) => {
      const near = nearest(key, fields);
      const what = `unknown field; ${near ? `did you mean '${near}'?` : 'delete it'}`;
      return { field: [...path, key].join('.'), what };
    });
  });
  return { value: data, problems: findings.map(at), at };
}

/** Replaces Zod's own message for a value that is no group or no list. */
function wordsOf({ code, message, input, ...issue }: z.core.$ZodIssue): string {
  if (code !== 'invalid_type' || !message.startsWith('Invalid input')) return message;
  const isList = 'expected' in issue && issue.expected === 'array';
  const wanted = isList ? 'a list; write it in [ ]' : 'a group of fields; write it in { }';
  return missing(input) ?? `${shown(input)} is not ${wanted}`;
}

function fieldsAt(schema: unknown, path: readonly (string | number)[]): string[] {
  let at = schema;
  // The items of a list have no names.
  for (const name of path) if (typeof name === 'string') at = shapeOf(at)[name];
  return Object.keys(shapeOf(at));
}

function shapeOf(schema: unknown): Record<string, unknown> {
  let inner = schema as { shape?: Record<string, unknown>; unwrap?: () => unknown };
  while (!inner.shape && inner.unwrap) inner = inner.unwrap() as typeof inner;
  return inner.shape ?? {};
}
