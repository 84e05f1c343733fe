import { StockError } from './check/problem.ts';
import { Refusal } from './refusal.ts';

/** What a command did, for people and for machines. */
export type Outcome = {
  changed: string[];
  /** What comes next. */
  next: string;
  data: Record<string, unknown>;
  /** What goes out alone, for a file: `export > stock.csv`. */
  output?: string;
  /** 1 where nothing was done, because nobody agreed. */
  exitCode?: 1;
};

/** Runs a command and tells what came of it; with `--json` in one object, also when it did nothing. */
export async function tellOutcome(isJson: boolean, run: () => Promise<Outcome> | Outcome): Promise<void> {
  try {
    const { changed, next, data, output, exitCode = 0 } = await run();
    process.exitCode = exitCode;
    if (output !== undefined) {
      process.stdout.write(output);
      return;
    }
    console.log(
      isJson ? JSON.stringify({ ...data, changed, next }) : [...changed, `Next: ${next}`].join('\n'),
    );
  } catch (error) {
    if (!(error instanceof Refusal || error instanceof StockError)) throw error;
    process.exitCode = 1;
    if (isJson) console.log(JSON.stringify({ problems: error.problems }));
    else console.error(error.message);
  }
}
