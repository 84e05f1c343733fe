import { inDealersWords } from '../check/field-words.ts';
import { nearest } from '../schemas/nearest.ts';
import { carFields } from '../editing/car-fields.ts';
import { Refusal } from '../refusal.ts';
import { columnCalled } from './meaning/column-names.ts';
import type { Column } from './meaning/column-names.ts';
import type { Table } from './table.ts';

const fieldNames = carFields.map(({ name }) => name);

/**
 * What each column of a table holds; unknown ones are left out.
 * @throws {Refusal} when two hold the same, the first row names none, or a strict reading finds others than an export has
 */
export function columnsOf({ header, lines }: Table, file: string, isStrict: boolean) {
  const called = header.map((name) => (isStrict ? exportedColumn(name) : columnCalled(name)));
  const hasModel = called.some((column) => column && ['model', 'name'].includes(column.field));
  const columns = called.map((column, index) => {
    // It is the end of a model's name.
    if (column?.field === 'variant' && !hasModel) return undefined;
    const hasEconomy = lines.some(({ cells }) => /km\s*(?:pl|\/)/i.test(cells[index] ?? ''));
    const isEconomy = column?.field === 'mileage' && hasEconomy && !isStrict;
    return isEconomy ? { ...column, field: 'specs.mileage' } : column;
  });
  const leftOut = header.filter((name, index) => name !== '' && !columns[index]).map(inWords);
  const has = (field?: string) => columns.some((column) => column && (!field || column.field === field));
  const problems = [
    ...(has() ? [] : ['no column has a known name; the first row has to name the columns']),
    ...(isStrict && !has('id') ? ["the column 'id' is missing; the first row has to name the columns"] : []),
    ...(isStrict ? leftOut.map((column) => `unknown ${column}`) : []),
    ...columns.flatMap((column, index) => {
      const before = columns.findIndex((one) => one && column && isSame(one.field, column.field));
      if (!column || before === index) return [];
      return `the columns '${header[before]}' and '${header[index]}' can both be the ${column.field}; delete one of them`;
    }),
  ];
  if (problems.length > 0) throw new Refusal(...problems.map((problem) => `${problem} (${file}, row 1)`));
  return { columns, leftOut };
}

function exportedColumn(header: string): Column | undefined {
  const field = fieldNames.find((name) => [name, inDealersWords(name)].includes(header));
  return field === undefined ? undefined : { field, isInLakhs: false };
}

/** A whole name holds a model too. */
function isSame(one: string, other: string): boolean {
  return one === other || [one, other].toSorted().join() === 'model,name';
}

function inWords(name: string): string {
  const near = nearest(name, fieldNames);
  return near ? `column '${name}' (did you mean '${near}'?)` : `column '${name}'`;
}
