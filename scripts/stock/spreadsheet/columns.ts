import { inDealersWords } from '../check/field-words.ts';
import type { Problem } from '../check/problem.ts';
import { carFields } from '../editing/car-fields.ts';
import { Refusal } from '../refusal.ts';
import { isNothing } from './meaning/cell-values.ts';
import { columnCalled, likelyField } from './meaning/column-names.ts';
import type { Column } from './meaning/column-names.ts';
import { wholeColumn } from './meaning/whole-column.ts';
import type { Line } from './table.ts';

export type Columns = {
  /** Undefined where no field takes a column. */
  columns: (Column | undefined)[];
  /** The rows below the header. */
  lines: readonly Line[];
  /** What was understood beyond the names: "'Drive' as transmission". */
  notes: string[];
  leftOut: string[];
  problems: Problem[];
};

/**
 * What each column of a table holds; a strict reading knows only the names of an export.
 * @throws {Refusal} when no row names columns
 */
export function columnsOf(table: readonly Line[], file: string, isStrict: boolean): Columns {
  const at = isStrict ? 0 : headerIn(table);
  const { cells: names, row } = table[at] ?? { cells: [], row: 1 };
  const lines = table.slice(at + 1);
  const named = names.map((name, index) => ({
    name,
    called: isStrict ? exportedColumn(name) : columnCalled(name),
    values: lines.map(({ cells }) => (isNothing(cells[index]) ? '' : (cells[index] ?? ''))),
  }));
  const columns = named.map((column) => (isStrict ? column.called : wholeColumn(column, named)));
  const leftOut = names.filter((name, index) => name !== '' && !columns[index]).map(inWords);
  if (!columns.some(Boolean)) {
    const what = 'no column has a known name; the first row has to name the columns';
    throw new Refusal(`${what} (${file}, row ${row})`);
  }
  const problems = [
    ...(isStrict ? unexported(columns, leftOut) : lacking(columns, leftOut)),
    ...doubled(columns, names),
  ];
  return {
    columns,
    lines,
    notes: named.flatMap(({ name, called }, index) => noteOn(name, called, columns[index]) ?? []),
    leftOut,
    problems: problems.map((what) => ({ who: '', what, file: `${file}, row ${row}` })),
  };
}

/** Titles may stand above it: it is the row of the first five that has most names. */
function headerIn(table: readonly Line[]): number {
  const known = table.slice(0, 5).map(({ cells }) => cells.filter((cell) => columnCalled(cell)).length);
  return known.indexOf(Math.max(0, ...known));
}

function exportedColumn(header: string): Column | undefined {
  const field = carFields.find(({ name }) => [name, inDealersWords(name)].includes(header))?.name;
  return field === undefined ? undefined : { field, unit: '' };
}

function inWords(name: string): string {
  const near = likelyField(name);
  return near ? `column '${name}' (did you mean '${near}'?)` : `column '${name}'`;
}

function noteOn(name: string, called?: Column, column?: Column): string | undefined {
  if (!column || (column.field === called?.field && column.unit === called.unit)) return undefined;
  return `'${name}' ${column.field === called?.field ? 'in lakhs' : `as ${inDealersWords(column.field)}`}`;
}

type Read = readonly (Column | undefined)[];

function has(columns: Read, field: string): boolean {
  return columns.some((column) => column?.field === field);
}

function unexported(columns: Read, leftOut: readonly string[]): string[] {
  const noNumbers = "the column 'id' is missing; the first row has to name the columns";
  return [...(has(columns, 'id') ? [] : [noNumbers]), ...leftOut.map((column) => `unknown ${column}`)];
}

const needed = carFields
  .filter(({ isRequired, name }) => isRequired && name !== 'id')
  .map(({ name }) => name);

/** Without numbers all cars are new, so that a missing column is missing in each. */
function lacking(columns: Read, leftOut: readonly string[]): string[] {
  const isThere = (field: string) =>
    has(columns, field) || (has(columns, 'name') && ['make', 'model'].includes(field));
  const missing = has(columns, 'id') ? [] : needed.filter((field) => !isThere(field));
  const among = leftOut.length > 0 ? `; not understood: ${leftOut.join(', ')}` : '';
  return missing.length > 0
    ? [`no column is called ${missing.join(', ')}; name it in the first row${among}`]
    : [];
}

function doubled(columns: Read, names: readonly string[]): string[] {
  return columns.flatMap((column, index) => {
    const before = columns.findIndex((one) => one && column && isSame(one.field, column.field));
    if (!column || before === index) return [];
    return `the columns '${names[before]}' and '${names[index]}' can both be the ${column.field}; delete one of them`;
  });
}

/** A whole name holds a model too. */
function isSame(one: string, other: string): boolean {
  return one === other || [one, other].toSorted().join() === 'model,name';
}
