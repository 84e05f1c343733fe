import type { z } from 'zod';
import { missing, shown } from '../../../shared/fields/line-of-text.ts';
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
    const path = issue.path.map(String);
    if (issue.code !== 'unrecognized_keys') return { field: path.join('.'), what: wordsOf(issue) };
    const what = 'unknown field; correct its name, or delete it';
    return issue.keys.map((key) => ({ field: [...path, key].join('.'), what }));
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
