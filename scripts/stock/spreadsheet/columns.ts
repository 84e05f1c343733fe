import { inDealersWords } from '../check/field-words.ts';
import type { Problem } from '../check/problem.ts';
import { carFields } from '../editing/car-fields.ts';
import { Refusal } from '../refusal.ts';
import { choiceIn, isNothing } from './meaning/cell-values.ts';
import { columnCalled, likelyField } from './meaning/column-names.ts';
import type { Column } from './meaning/column-names.ts';
import type { Line } from './table.ts';

export type Columns = {
  /** Undefined where no field takes a column. */
  columns: (Column | undefined)[];
  /** The rows below the header. */
  lines: readonly Line[];
  /** What a column's name does not say, but its values or the other columns: "'Drive' as transmission". */
  notes: string[];
  leftOut: string[];
  problems: Problem[];
};

/**
 * What each column of a table holds.
 * @throws {Refusal} when no row names columns
 */
export function columnsOf(table: readonly Line[], file: string, isStrict: boolean): Columns {
  const { header, lines } = isStrict ? split(table, 0) : underHeader(table);
  const { cells: names, row } = header;
  const at = (what: string) => ({ who: '', what, file: `${file}, row ${row}` });
  const called = names.map((name, index): Called => ({
    name,
    ...(isStrict ? exportedColumn(name) : columnCalled(name)),
    cells: lines.flatMap(({ cells }) => (isNothing(cells[index]) ? [] : (cells[index] ?? []))),
  }));
  const read = isStrict ? called : called.map((column) => readAsAWhole(column, called));
  const columns = read.map(({ field, unit = '' }) => (field === undefined ? undefined : { field, unit }));
  const unknown = names.filter((name, index) => name !== '' && !columns[index]);
  const leftOut = unknown.map((name) => inWords(name, isStrict));
  const has = (field: string) => read.some((column) => column.field === field);
  if (!columns.some(Boolean)) {
    const what = 'no column has a known name; the first row has to name the columns';
    throw new Refusal(`${what} (${file}, row ${row})`);
  }
  const lacking = has('id')
    ? []
    : needed.filter((field) => !has(field) && !(has('name') && ['make', 'model'].includes(field)));
  const problems = isStrict
    ? [
        ...(has('id') ? [] : ["the column 'id' is missing; the first row has to name the columns"]),
        ...leftOut.map((column) => `unknown ${column}`),
      ]
    : lacking.length > 0
      ? [`no column is called ${lacking.join(', ')}; name it in the first row${among(leftOut)}`]
      : [];
  return {
    columns,
    lines,
    notes: read.flatMap(({ name, field, unit }, index) => {
      const isOther = field !== called[index]?.field || unit !== called[index]?.unit;
      const as = unit === 'lakh' ? 'in lakhs' : `as ${inDealersWords(field ?? '')}`;
      return field !== undefined && isOther ? `'${name}' ${as}` : [];
    }),
    leftOut,
    problems: [...problems, ...doubled(read)].map(at),
  };
}

const needed = carFields
  .filter(({ isRequired, name }) => isRequired && name !== 'id')
  .map(({ name }) => name);

/** A column with its values, without empty ones. */
type Called = { name: string; field?: string; unit?: string; cells: readonly string[] };

/** Titles may stand above the header: it is the row of the first five that has most names. */
function underHeader(table: readonly Line[]) {
  const known = table.slice(0, 5).map(({ cells }) => cells.filter((cell) => columnCalled(cell)).length);
  return split(table, known.indexOf(Math.max(0, ...known)));
}

function split(table: readonly Line[], at: number) {
  return { header: table[at] ?? { cells: [], row: 1 }, lines: table.slice(at + 1) };
}

function exportedColumn(header: string): Column | undefined {
  const field = carFields.find(({ name }) => [name, inDealersWords(name)].includes(header))?.name;
  return field === undefined ? undefined : { field, unit: '' };
}

/** A column's field and unit by its name, its values and the other columns. */
function readAsAWhole(column: Called, all: readonly Called[]): Called {
  const field = fieldAsAWhole(column, all);
  const { field: _, ...rest } = column;
  const isInLakhs = field === 'price' && !column.unit && areLakhs(column.cells);
  return { ...rest, ...(field !== undefined && { field, unit: isInLakhs ? 'lakh' : (column.unit ?? '') }) };
}

function fieldAsAWhole(column: Called, all: readonly Called[]): string | undefined {
  const { field, cells } = column;
  const has = (...fields: string[]) =>
    all.some((other) => other !== column && other.field !== undefined && fields.includes(other.field));
  const isEconomy =
    cells.some((cell) => /km\s*(?:pl|\/)/i.test(cell)) ||
    (has('mileage') && cells.every((cell) => Number.parseFloat(cell) < 60));
  switch (field) {
    case undefined: {
      const choice = choiceIn(cells);
      return choice === undefined || has(choice) ? undefined : choice;
    }
    case 'variant':
      return has('model', 'name') ? field : undefined;
    case 'name':
      return has('make') && has('model') ? undefined : field;
    case 'model':
      // As in the export of one car's field.
      return has('make', 'name', 'id') ? field : 'name';
    case 'registrationYear':
      return has('year') ? undefined : 'year';
    case 'mileage':
      return isEconomy ? 'specs.mileage' : field;
    default:
      return cells.length === 0 && has(field) ? undefined : field;
  }
}

/** True if three or more bare figures, and all, are what cars cost in lakhs; no car costs so few rupees. */
function areLakhs(cells: readonly string[]): boolean {
  const figures = cells
    .filter((cell) => !/\p{L}/u.test(cell))
    .map((cell) => Number(cell.replace(/₹\s*/, '')));
  return figures.length > 2 && figures.every((figure) => figure >= 0.5 && figure <= 60);
}

function doubled(read: readonly Called[]): string[] {
  return read.flatMap(({ name, field }, index) => {
    const before = read.findIndex((other) => isSame(other.field, field));
    if (field === undefined || before === index) return [];
    return `the columns '${read[before]?.name}' and '${name}' can both be the ${field}; delete one of them`;
  });
}

/** A whole name holds a model too. */
function isSame(one = '', other = ''): boolean {
  return one === other || [one, other].toSorted().join() === 'model,name';
}

function inWords(name: string, isStrict: boolean): string {
  const near = isStrict ? undefined : likelyField(name);
  return near ? `column '${name}' (did you mean '${near}'?)` : `column '${name}'`;
}

function among(leftOut: readonly string[]): string {
  return leftOut.length > 0 ? `; not understood: ${leftOut.join(', ')}` : '';
}
