import { Refusal } from '../refusal.ts';
import { inDealersWords } from './field-words.ts';

/** A problem in the stock that stops a build. */
export type Problem = {
  /** 'Car 47'. */
  who: string;
  /** 'price'; missing if the problem concerns the whole file. */
  field?: string;
  what: string;
  file: string;
  line?: number;
};

/** A problem with a valid field of a car or of the dealer's data. */
export type Finding = { field: string; what: string };

/** "Car 47, price: '4,95,000' is not a whole number of rupees; write 495000 (stock/cars/47.json, line 5)". */
export function problemInWords({ who, field, what, file, line }: Problem): string {
  const subject = field ? `${who}, ${inDealersWords(field)}` : who;
  // 'price is missing' needs no colon.
  const joint = what.startsWith('is ') ? ' ' : ': ';
  return `${subject}${joint}${what} (${line ? `${file}, line ${line}` : file})`;
}

export class StockError extends Error {
  override name = 'StockError';

  constructor(folder: string, problems: readonly Problem[]) {
    const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
    const lines = problems.map(problemInWords);
    super(`${count} in ${folder}/:\n- ${lines.join('\n- ')}`);
  }
}

/** Ends a program with the message of an expected error; others also show where they happened. */
export function endWith(error: unknown): never {
  const isExpected = [Refusal, StockError].some((kind) => error instanceof kind);
  if (!isExpected || !(error instanceof Error)) throw error;
  console.error(error.message);
  process.exit(1);
}
