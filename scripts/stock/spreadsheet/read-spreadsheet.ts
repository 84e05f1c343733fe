import { idProblem } from '../car-paths.ts';
import { problemsInWords } from '../check/problem.ts';
import type { Problem } from '../check/problem.ts';
import { kinds } from '../editing/car-fields.ts';
import { cellOf, inOneLine, readCell } from '../editing/cell.ts';
import { Refusal } from '../refusal.ts';
import { columnsOf } from './columns.ts';
import { brandReader, carNameOf } from './meaning/car-name.ts';
import type { BrandReader } from './meaning/car-name.ts';
import { isNothing, meaningOf } from './meaning/cell-values.ts';
import type { Column } from './meaning/column-names.ts';
import { tableIn } from './table.ts';
import type { Line } from './table.ts';
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
  /** Columns that were understood by their values or by others, in words. */
  notes: readonly string[];
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
  const { columns, lines, notes, leftOut, problems: ofColumns } = columnsOf(table, file, isStrict);
  const { cars, total } = isStrict ? { cars: lines } : withoutTotal(lines, columns);
  const brandIn = brandReader(makes);
  const rows = cars.map(({ cells, row }) => ({ row, ...readRow(textsOf(columns, cells), brandIn) }));
  const ids = rows.map(({ id }) => id);
  const ofRows = rows.flatMap(({ id, row, problems: ofRow, understood }, index) => {
    const unexported = isStrict ? understood.map(notExported) : [];
    const ofId = id === undefined ? [] : problemsOfId(id, ids.indexOf(id) < index);
    return [...ofRow, ...unexported, ...ofId].map((problem) => ({
      who: '',
      ...problem,
      file: `${file}, row ${row}`,
    }));
  });
  const problems = [...ofColumns, ...withAdviceOnLakhs(ofRows)];
  if (problems.length > 0) throw new Refusal(...problemsInWords(problems));
  return {
    rows,
    hasIds: columns.some((column) => column?.field === 'id'),
    understood: rows.flatMap(({ understood }) => understood),
    notes,
    leftOut: [...leftOut, ...(total ? [`row ${total.row}, a total`] : [])],
  };
}

type RowProblem = Pick<Problem, 'field' | 'what'>;

function notExported({ field, typed, value }: Understood): RowProblem {
  return { field, what: `'${typed}' is not as an export has it; write '${cellOf(value)}'` };
}

/** Where it is not one price alone, the column's name can say it. */
function withAdviceOnLakhs(problems: readonly Problem[]): readonly Problem[] {
  const mayBeLakhs = ({ field, what }: Problem) => field === 'price' && what.includes(' lakh) or ');
  if (problems.filter(mayBeLakhs).length < 2) return problems;
  const advice = ", or call the column 'price (lakh)'";
  return problems.map((one) => (mayBeLakhs(one) ? { ...one, what: one.what + advice } : one));
}

function problemsOfId(id: string, isRepeated: boolean): RowProblem[] {
  const problem = idProblem(id);
  if (problem) return [{ what: `${problem}, or leave the cell empty for a new car` }];
  return isRepeated ? [{ what: `car ${id} appears twice; delete one row` }] : [];
}

function readRow(texts: Readonly<Record<string, string>>, brandIn: BrandReader) {
  const read: Record<string, unknown> = {};
  const understood: Understood[] = [];
  const problems: RowProblem[] = [];
  for (const [field, typed] of Object.entries(texts)) {
    if (errorCell.test(typed)) problems.push({ field, what: `'${typed}' ${inError}` });
    if (!kinds.has(field)) continue;
    const { value, problem } = meaningOf(typed, field);
    if (problem) problems.push({ field, what: problem });
    read[field] = value;
    const isOther = !problem && cellOf(value) !== cellOf(readCell(typed, field));
    if (isOther) understood.push({ field, typed, value });
  }
  // Brand and model, whichever columns they are in.
  const { make, model, problem } = carNameOf(texts, brandIn);
  if (problem) problems.push({ what: problem });
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

// What a formula shows that has no result, and a cell that is too narrow.
const errorCell = /^#(?:n\/a|[a-z]+[!?]|div\/0!|#+)$/i;
const inError = 'is an error of the spreadsheet; correct its formula, or empty the cell';

function textsOf(columns: readonly (Column | undefined)[], cells: readonly string[]): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [index, column] of columns.entries()) {
    if (!column) continue;
    const { field, unit } = column;
    // An export writes an apostrophe before what would be a formula.
    const text = inOneLine(cells[index] ?? '').replace(/^'(?='*[=+\-@])/, '');
    const bare = unit && /^[₹\s]*[\d.,]+$/.test(text) ? `${text} ${unit}` : text;
    texts[field] = !kinds.has(field) && isNothing(bare) ? '' : bare;
  }
  const { fuel, mileage, cngKit = '', 'mileage.unit': unit = '' } = texts;
  if (fuel && cngKit && !/^(?:no|n|false|0)\b/i.test(cngKit)) texts.fuel = `${fuel} + CNG`;
  if (mileage && /^mi/i.test(unit)) texts.mileage = `${mileage} miles`;
  return texts;
}

/** Leaves out a last line with totals: one that is labelled so, or has a price or mileage and no name of a car. */
function withoutTotal(lines: readonly Line[], columns: readonly (Column | undefined)[]) {
  const last = lines.at(-1);
  const has = (fields: readonly string[]) =>
    columns.some((column, index) => column && fields.includes(column.field) && last?.cells[index]);
  const isLabelled = last?.cells.some((cell) => /^(?:grand |sub ?)?total\b/i.test(cell)) === true;
  const isSum = !has(['id', 'name', 'make', 'model', 'variant']) && has(['price', 'mileage']);
  const isTotal = last && lines.length > 1 && !has(['year', 'registration', 'fuel']) && (isLabelled || isSum);
  return isTotal ? { cars: lines.slice(0, -1), total: last } : { cars: lines, total: undefined };
}
