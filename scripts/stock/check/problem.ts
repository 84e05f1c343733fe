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

/** One line per problem. Rows of a spreadsheet whose problems differ only in a value share a line. */
export function problemsInWords(problems: readonly Problem[]): string[] {
  const causes = new Map<unknown, Problem[]>();
  for (const problem of problems) {
    const { field, what, file } = problem;
    const isOfRow = /, row \d+$/.test(file);
    const cause = isOfRow ? `${field}: ${what.replaceAll(values, '')}` : problem;
    causes.set(cause, [...(causes.get(cause) ?? []), problem]);
  }
  return [...causes.values()].flatMap(([first, ...more]) => {
    if (!first || more.length === 0) return first ? problemInWords(first) : [];
    const rows = more.length === 1 ? 'another row' : `${more.length} more rows`;
    return problemInWords({ ...first, who: '', file: `${first.file} and ${rows}` });
  });
}

const values = /'[^']*'|"[^"]*"|[\d.,]*\d/g;

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
