import { StockError } from '../check/problem.ts';
import { Refusal } from '../refusal.ts';

/** What a command did, for people and for programs. */
export type Outcome = {
  changed: string[];
  /** What to do next; '' for nothing. */
  next: string;
  data: Record<string, unknown>;
  /** Printed alone, for a file: `export > stock.csv`. */
  output?: string;
  /** 1 when the changes were declined. */
  exitCode?: 1;
};

/** Runs a command and prints its outcome; with `--json` as one object, even when it was refused. */
export async function tellOutcome(isJson: boolean, run: () => Promise<Outcome> | Outcome): Promise<void> {
  try {
    const { changed, next, data, output, exitCode = 0 } = await run();
    process.exitCode = exitCode;
    if (output !== undefined) {
      process.stdout.write(output);
      return;
    }
    const lines = next === '' ? changed : [...changed, `Next: ${next}`];
    console.log(isJson ? JSON.stringify({ ...data, changed, next }) : lines.join('\n'));
  } catch (error) {
    if (!(error instanceof Refusal || error instanceof StockError)) throw error;
    process.exitCode = 1;
    if (isJson) console.log(JSON.stringify({ problems: error.problems }));
    else console.error(error.message);
  }
}
