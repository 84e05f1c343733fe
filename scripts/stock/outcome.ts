/** What a command did. */
export type Outcome = {
  changed: string[];
  /** What to do next; '' for nothing. */
  next: string;
  /** Printed alone, for a file: `export > stock.csv`. */
  output?: string;
  /** 1 when the changes were declined. */
  exitCode?: 0 | 1;
};

export function tell({ changed, next, output, exitCode = 0 }: Outcome): void {
  process.exitCode = exitCode;
  if (output !== undefined) {
    process.stdout.write(output);
    return;
  }
  console.log((next === '' ? changed : [...changed, `Next: ${next}`]).join('\n'));
}
