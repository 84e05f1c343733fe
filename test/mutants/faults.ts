import { readFileSync } from 'node:fs';

/** A fault in the product: what it replaces, with what, and the text of the file with it. */
export type Fault = { file: string; line: number; from: string; to: string; text: string };

/** What a fault replaces in formatted code, and with what. A fault that does not compile counts as noticed. */
const replacements: [pattern: RegExp, to: string][] = [
  [/ === /g, ' !== '],
  [/ !== /g, ' === '],
  [/ < /g, ' <= '],
  [/ <= /g, ' < '],
  [/ > /g, ' >= '],
  [/ >= /g, ' > '],
  [/ \+ /g, ' - '],
  [/ - /g, ' + '],
  [/ \* /g, ' / '],
  [/ \/ /g, ' * '],
  [/ && /g, ' || '],
  [/ \|\| /g, ' && '],
  [/ \?\? /g, ' && '],
  [/(?<=[ (])!(?=\w)/g, ''],
  [/\btrue\b/g, 'false'],
  [/\bfalse\b/g, 'true'],
  [/\b[\d_]+\b/g, '7_919'],
  [/'[^'\n]*'/g, "'x'"],
  [/`[^`]*`/g, '``'],
  [/\[[^[\]]+\](?=[;,)])/g, '[]'],
  [/\bawait /g, ''],
  [/(?<=\bif \().+(?=\))/g, 'false'],
  [/(?<=\breturn ).+(?=;$)/gm, 'undefined as never'],
  // A call or an assignment.
  [/^ +[\w.?]+(?:\(.*\)| \S?= .*);$/gm, ''],
  // An attribute of an element.
  [/ [a-z][\w-]*=(?:"[^"\n]*"|\{[^{}\n]*\})/gi, ''],
];

/** All faults that can be put into a file. */
export function faultsOf(file: string): Fault[] {
  const text = readFileSync(file, 'utf8');
  return replacements.flatMap(([pattern, to]) =>
    [...text.matchAll(pattern)].flatMap(({ index, 0: from }) => {
      const linesBefore = text.slice(0, index).split('\n');
      // Comments, imports and types do not run.
      if (/^ *(?:\/\/|\/?\*|import |(?:export )?type )/.test(text.split('\n')[linesBefore.length - 1] ?? ''))
        return [];
      const changed = text.slice(0, index) + to + text.slice(index + from.length);
      return [{ file, line: linesBefore.length, from, to, text: changed }];
    }),
  );
}
