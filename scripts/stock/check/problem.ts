import { diskRefusal, Refusal } from '../refusal.ts';
import { inDealersWords } from './field-words.ts';

export type Problem = {
  /** 'Car 47'; '' for a row of a spreadsheet. */
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
  const subject = [who, field && inDealersWords(field)].filter(Boolean).join(', ');
  // 'price is missing' needs no colon.
  const joint = what.startsWith('is ') ? ' ' : ': ';
  return `${subject}${subject && joint}${what} (${line ? `${file}, line ${line}` : file})`;
}

/** A wrong column of a spreadsheet is a problem of every row. */
const most = 20;

export function problemsInWords(problems: readonly Problem[]): string[] {
  const words = problems.slice(0, most).map(problemInWords);
  const others = problems.length - words.length;
  return others > 0 ? [...words, `and ${others} more`] : words;
}

export class StockError extends Error {
  override name = 'StockError';

  constructor(folder: string, problems: readonly Problem[]) {
    const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
    const lines = problems.map(problemInWords);
    super(`${count} in ${folder}/:\n- ${lines.join('\n- ')}`);
  }
}

export function endWith(error: unknown): never {
  const expected = diskRefusal(error) ?? error;
  if (!(expected instanceof Refusal || expected instanceof StockError)) throw error;
  console.error(expected.message);
  process.exit(1);
}
