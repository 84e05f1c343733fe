import { idProblem } from '../car-paths.ts';
import { inDealersWords } from '../check/field-words.ts';
import { kinds } from '../editing/car-fields.ts';
import { cellOf, inOneLine, readCell } from '../editing/cell.ts';
import { Refusal } from '../refusal.ts';
import { columnsOf } from './columns.ts';
import { brandReader, carNameOf } from './meaning/car-name.ts';
import type { BrandReader } from './meaning/car-name.ts';
import { meaningOf } from './meaning/cell-values.ts';
import type { Column } from './meaning/column-names.ts';
import { tableIn } from './table.ts';
import type { Table } from './table.ts';
import type { Understood } from './understood.ts';

export type Row = {
  /** Counted as the spreadsheet does. */
  row: number;
  /** Undefined for a car that has no number yet. */
  id: string | undefined;
  /** Every column except the id. */
  fields: Record<string, unknown>;
};

export type Sheet = {
  rows: Row[];
  /** False for a list of new cars, which says nothing of the others. */
  hasIds: boolean;
  understood: readonly Understood[];
  /** Columns and rows, in words. */
  leftOut: readonly string[];
};

type Reading = {
  isStrict: boolean;
  /** The brands of the stock, in its spelling. */
  makes: readonly string[];
};

/**
 * The cars in any table: what can be understood without doubt is taken, in a strict reading only what an export has.
 * @throws {Refusal} for what is no table or has two readings, with both
 */
export async function readSpreadsheet(
  bytes: Buffer,
  file: string,
  { isStrict, makes }: Reading,
): Promise<Sheet> {
  const table = await tableIn(bytes, file, isStrict);
  const { columns, leftOut } = columnsOf(table, file, isStrict);
  const { cars, total } = isStrict ? { cars: table.lines } : withoutTotal(table.lines, columns);
  const brandIn = brandReader(makes);
  const rows = cars.map(({ cells, row }) => ({ row, ...readRow(textsOf(columns, cells), brandIn) }));
  const ids = rows.map(({ id }) => id);
  const problems = rows.flatMap(({ id, row, problems: ofRow, understood }, index) => {
    const unexported = isStrict ? understood.map(notExported) : [];
    const ofId = id === undefined ? [] : problemsOfId(id, ids.indexOf(id) < index);
    return [...ofRow, ...unexported, ...ofId].map((problem) => `${problem} (${file}, row ${row})`);
  });
  if (problems.length > 0) throw new Refusal(...problems);
  return {
    rows,
    hasIds: columns.some((column) => column?.field === 'id'),
    understood: rows.flatMap(({ understood }) => understood),
    leftOut: [...leftOut, ...(total ? [`row ${total.row}, a total`] : [])],
  };
}

function notExported({ field, typed, value }: Understood): string {
  return `${inDealersWords(field)}: '${typed}' is not as an export has it; write '${cellOf(value)}'`;
}

function problemsOfId(id: string, isRepeated: boolean): string[] {
  const problem = idProblem(id);
  if (problem) return [`${problem}, or leave the cell empty for a new car`];
  return isRepeated ? [`car ${id} appears twice; delete one row`] : [];
}

function readRow(texts: Readonly<Record<string, string>>, brandIn: BrandReader) {
  const read: Record<string, unknown> = {};
  const understood: Understood[] = [];
  const problems: string[] = [];
  for (const [field, typed] of Object.entries(texts)) {
    if (!kinds.has(field)) continue;
    const { value, problem } = meaningOf(typed, field);
    if (problem) problems.push(`${inDealersWords(field)}: ${problem}`);
    read[field] = value;
    const isOther = !problem && cellOf(value) !== cellOf(readCell(typed, field));
    if (isOther) understood.push({ field, typed, value });
  }
  // Brand and model, whichever columns they are in.
  const { make, model, problem } = carNameOf(texts, brandIn);
  if (problem) problems.push(problem);
  for (const [field, value] of Object.entries({ make, model })) {
    const typed = texts[field];
    if (typed && typed !== value) understood.push({ field, typed, value });
    if (field in texts || 'name' in texts) read[field] = value || undefined;
  }
  const { name } = texts;
  if (name) understood.push({ field: 'name', typed: name, value: `${make}, ${model}` });
  const { id, ...fields } = read;
  return { id: typeof id === 'string' ? id : undefined, fields, understood, problems };
}

function textsOf(columns: readonly (Column | undefined)[], cells: readonly string[]): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [index, column] of columns.entries()) {
    if (!column) continue;
    const text = inOneLine(cells[index] ?? '');
    texts[column.field] = column.isInLakhs && /^[\d.,]+$/.test(text) ? `${text} lakh` : text;
  }
  return texts;
}

/** Leaves out a last line with totals: one that is labelled so, or has a price or mileage and no name of a car. */
function withoutTotal(lines: Table['lines'], columns: readonly (Column | undefined)[]) {
  const last = lines.at(-1);
  const has = (fields: readonly string[]) =>
    columns.some((column, index) => column && fields.includes(column.field) && last?.cells[index]);
  const isLabelled = last?.cells.some((cell) => /^(?:grand |sub ?)?total\b/i.test(cell)) === true;
  const isSum = !has(['id', 'name', 'make', 'model', 'variant']) && has(['price', 'mileage']);
  const isTotal = last && lines.length > 1 && !has(['year', 'registration', 'fuel']) && (isLabelled || isSum);
  return isTotal ? { cars: lines.slice(0, -1), total: last } : { cars: lines, total: undefined };
}
