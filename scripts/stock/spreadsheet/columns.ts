import { inDealersWords } from '../check/field-words.ts';
import { nearest } from '../schemas/nearest.ts';
import { carFields } from '../editing/car-fields.ts';
import { Refusal } from '../refusal.ts';
import { columnCalled } from './meaning/column-names.ts';
import type { Column } from './meaning/column-names.ts';
import type { Table } from './table.ts';

const fieldNames = carFields.map(({ name }) => name);

type Columns = { columns: (Column | undefined)[]; leftOut: string[] };

/**
 * What each column of a table holds; unknown ones are left out.
 * @throws {Refusal} when two columns hold the same, or the first row names none
 */
export function columnsOf({ header, lines }: Table, file: string): Columns {
  const called = header.map((name) => (name === '' ? undefined : columnCalled(name)));
  const hasModel = called.some((column) => column && ['model', 'name'].includes(column.field));
  const columns = called.map((column, index) => {
    // It is the end of a model's name.
    if (column?.field === 'variant' && !hasModel) return undefined;
    const isEconomy =
      column?.field === 'mileage' && lines.some(({ cells }) => /km\s*(?:pl|\/)/i.test(cells[index] ?? ''));
    return isEconomy ? { ...column, field: 'specs.mileage' } : column;
  });
  if (columns.every((column) => column === undefined)) {
    throw new Refusal(`no column has a known name; the first row has to name the columns (${file}, row 1)`);
  }
  const problems = columns.flatMap((column, index) => {
    const before = columns.findIndex((one) => one && column && isSame(one.field, column.field));
    if (!column || before === index) return [];
    return [
      `the columns '${header[before]}' and '${header[index]}' can both be the ${column.field}; delete one of them`,
    ];
  });
  if (problems.length > 0) throw new Refusal(...problems.map((problem) => `${problem} (${file}, row 1)`));
  const unknown = header.filter((name, index) => name !== '' && !columns[index]);
  return { columns, leftOut: unknown.map(inWords) };
}

/**
 * The same for a table that has the names of an export.
 * @throws {Refusal} for any other column
 */
export function strictColumnsOf({ header }: Table, file: string): Columns {
  const names = header.map((word) => fieldNames.find((name) => inDealersWords(name) === word) ?? word);
  if (!names.includes('id')) {
    throw new Refusal(`the column 'id' is missing; the first row has to name the columns (${file}, row 1)`);
  }
  const problems = names.flatMap((name, index) => {
    if (name === '') return [];
    if (names.indexOf(name) < index) return [`the column '${name}' appears twice; delete one`];
    if (fieldNames.includes(name)) return [];
    const near = nearest(name, fieldNames);
    return [`unknown column '${name}'; ${near ? `did you mean '${near}'?` : 'delete it'}`];
  });
  if (problems.length > 0) throw new Refusal(...problems.map((problem) => `${problem} (${file}, row 1)`));
  return { columns: names.map((field) => ({ field, isInLakhs: false })), leftOut: [] };
}

/** A whole name holds a model too. */
function isSame(one: string, other: string): boolean {
  return one === other || [one, other].toSorted().join() === 'model,name';
}

function inWords(name: string): string {
  const near = nearest(name, fieldNames);
  return near ? `column '${name}' (did you mean '${near}'?)` : `column '${name}'`;
}
