import { inDealersWords } from '../check/field-words.ts';
import { kinds } from '../editing/car-fields.ts';
import { cellOf, inOneLine, readCell } from '../editing/cell.ts';
import { Refusal } from '../refusal.ts';
import type { BrandReader } from './meaning/brands.ts';
import { carNameOf } from './meaning/car-name.ts';
import { meaningOf } from './meaning/cell-values.ts';
import { columnsOf } from './columns.ts';
import type { Column } from './meaning/column-names.ts';
import type { Sheet } from './read-spreadsheet.ts';
import type { Table } from './table.ts';
import type { Understood } from './understood.ts';

const nameParts = ['name', 'make', 'model', 'variant'] as const;

type Read = { fields: Record<string, unknown>; understood: Understood[]; problems: string[] };

type Reading = { brandIn: BrandReader; isStrict: boolean };

/**
 * The rows of any table of cars: what can be understood without doubt is taken, in a strict reading only what an export has.
 * @throws {Refusal} for what has two readings, with both
 */
export function understoodRows(table: Table, file: string, { brandIn, isStrict }: Reading): Sheet {
  const { columns, leftOut } = columnsOf(table, file, isStrict);
  const { cars, total } = isStrict ? { cars: table.lines } : withoutTotal(table.lines, columns);
  const rows = cars.map(({ cells, row }) => ({ row, ...readRow(textsOf(columns, cells), brandIn) }));
  const problems = rows.flatMap(({ row, problems: ofRow, understood }) => {
    const all = isStrict ? [...ofRow, ...understood.map(notExported)] : ofRow;
    return all.map((problem) => `${problem} (${file}, row ${row})`);
  });
  if (problems.length > 0) throw new Refusal(...problems);
  return {
    rows: rows.map(({ row, fields: { id, ...fields } }) => ({
      row,
      id: typeof id === 'string' ? id : undefined,
      fields,
    })),
    hasIds: columns.some((column) => column?.field === 'id'),
    understood: rows.flatMap(({ understood }) => understood),
    leftOut: [...leftOut, ...(total ? [`row ${total.row}, a total`] : [])],
  };
}

function notExported({ field, typed, value }: Understood): string {
  return `${inDealersWords(field)}: '${typed}' is not as an export has it; write '${cellOf(value)}'`;
}

function readRow(texts: Readonly<Record<string, string>>, brandIn: BrandReader): Read {
  const read: Read = { fields: {}, understood: [], problems: [] };
  for (const [field, typed] of Object.entries(texts)) {
    if (!kinds.has(field)) continue;
    const { value, problem } = meaningOf(typed, field);
    if (problem) read.problems.push(`${inDealersWords(field)}: ${problem}`);
    read.fields[field] = value;
    const isOther = !problem && cellOf(value) !== cellOf(readCell(typed, field));
    if (isOther) read.understood.push({ field, typed, value });
  }
  // Brand and model, whichever columns they are in.
  const { make, model, problem } = carNameOf(texts, brandIn);
  if (problem) read.problems.push(problem);
  for (const [field, value] of Object.entries({ make, model })) {
    const typed = texts[field];
    if (typed && typed !== value) read.understood.push({ field, typed, value });
    if (field in texts || 'name' in texts) read.fields[field] = value || undefined;
  }
  const { name } = texts;
  if (name) read.understood.push({ field: 'name', typed: name, value: `${make}, ${model}` });
  return read;
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

/** The last line may be a sum: it says so, or it has amounts and no name of a car. */
function withoutTotal(lines: Table['lines'], columns: readonly (Column | undefined)[]) {
  const last = lines.at(-1);
  const has = (fields: readonly string[]) =>
    columns.some((column, index) => column && fields.includes(column.field) && last?.cells[index]);
  const isLabelled = last?.cells.some((cell) => /^(?:grand |sub ?)?total\b/i.test(cell)) === true;
  const isSum = !has(['id', ...nameParts]) && has(['price', 'mileage']);
  const isTotal = last && lines.length > 1 && !has(['year', 'registration', 'fuel']) && (isLabelled || isSum);
  return isTotal ? { cars: lines.slice(0, -1), total: last } : { cars: lines, total: undefined };
}
