export type Outcome = {
  changed: string[];
  /** The next step for the dealer; '' for none. */
  next: string;
  /** 1 when the changes were declined. */
  exitCode?: 0 | 1;
};

export function tell({ changed, next, exitCode = 0 }: Outcome): void {
  process.exitCode = exitCode;
  console.log((next === '' ? changed : [...changed, `Next: ${next}`]).join('\n'));
}
