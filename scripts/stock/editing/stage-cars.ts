import { cpSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inspectStock } from '../check/inspect-stock.ts';
import { inOneLine } from '../check/problem.ts';
import { Refusal } from '../refusal.ts';
import { isSample } from '../stock-folder.ts';

/** `from` is where messages send the reader: the car's file, a row of a spreadsheet. */
export type NewCarText = { id: string; text: string; from: string };

/**
 * Writes cars' files beside the old ones and looks at the stock as it would be. Nothing changes before `commit`.
 * @throws {Refusal} when anything would be wrong with the stock; a car may still wait for its pictures
 */
export function stageCars(folder: string, texts: readonly NewCarText[], now: Date) {
  if (isSample(folder)) {
    throw new Refusal("the sample stays as it is; 'npm run stock -- init' makes a stock of your own");
  }
  const next = join(folder, '.next');
  const discard = () => rmSync(next, { recursive: true, force: true });
  discard();
  cpSync(join(folder, 'cars'), join(next, 'cars'), { recursive: true });
  for (const { id, text } of texts) writeFileSync(carFile(next, id), text);
  const problems = problemsIn(next, texts, now).map((line) => line.replaceAll(next, folder));
  if (problems.length > 0) {
    discard();
    throw new Refusal(...problems);
  }
  const commit = () => {
    // Ctrl-C has to wait until every file is in its place.
    process.on('SIGINT', wait);
    for (const { id } of texts) renameSync(carFile(next, id), carFile(folder, id));
    discard();
    process.off('SIGINT', wait);
  };
  return { commit, discard };
}

export function carFile(folder: string, id: string): string {
  return join(folder, 'cars', `${id}.json`);
}

function problemsIn(next: string, texts: readonly NewCarText[], now: Date): string[] {
  return inspectStock(next, now)
    .problems.filter(({ file }) => !file.startsWith(join(next, 'photos')))
    .map((problem) => {
      const source = texts.find(({ id }) => problem.file === carFile(next, id));
      if (!source) return inOneLine(problem);
      const { who, what, field } = problem;
      return inOneLine({ who, what, file: source.from, ...(field && { field }) });
    });
}

function wait(): void {
  return undefined;
}
