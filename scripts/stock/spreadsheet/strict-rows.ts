import { fieldCalled } from '../check/field-words.ts';
import { nearest } from '../schemas/nearest.ts';
import { carFields } from '../editing/car-fields.ts';
import { readCell } from '../editing/cell.ts';
import { Refusal } from '../refusal.ts';
import type { Row } from './read-spreadsheet.ts';
import type { Table } from './table.ts';

/**
 * The rows of a table that has the names and values of an export.
 * @throws {Refusal} for any other column
 */
export function strictRows({ header, lines }: Table, file: string): Row[] {
  const names = header.map(fieldCalled);
  refuseColumns(names, file);
  return lines.map(({ cells, row }) => readRow(names, cells, row));
}

function readRow(names: readonly string[], cells: readonly string[], row: number): Row {
  const fields: Record<string, unknown> = {};
  for (const [column, name] of names.entries()) {
    const kind = carFields.find((field) => field.name === name)?.kind;
    if (name !== '') fields[name] = readCell(cells[column] ?? '', kind);
  }
  const { id, ...others } = fields;
  return { row, id: typeof id === 'string' ? id : undefined, fields: others };
}

function refuseColumns(names: readonly string[], file: string): void {
  const fieldNames = carFields.map(({ name }) => name);
  if (!names.includes('id')) {
    throw new Refusal(`the column 'id' is missing; the first row has to name the columns (${file}, row 1)`);
  }
  const problems = names
    .filter((name, column) => name !== '' && (!fieldNames.includes(name) || names.indexOf(name) < column))
    .map((name) => {
      if (fieldNames.includes(name)) return `the column '${name}' appears twice; delete one (${file}, row 1)`;
      const near = nearest(name, fieldNames);
      return `unknown column '${name}'; ${near ? `did you mean '${near}'?` : 'delete it'} (${file}, row 1)`;
    });
  if (problems.length > 0) throw new Refusal(...problems);
}
