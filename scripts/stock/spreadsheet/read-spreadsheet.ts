import Papa from 'papaparse';
import { idProblem } from '../car-paths.ts';
import { carFields } from '../editing/car-fields.ts';
import { readCell } from '../editing/cell.ts';
import { fieldCalled } from '../check/field-words.ts';
import { nearest } from '../schemas/nearest.ts';
import { Refusal } from '../refusal.ts';
import { textOf } from './spreadsheet-text.ts';

export type Row = {
  /** Counted as the spreadsheet does. */
  row: number;
  /** Undefined for a car that has no number yet. */
  id: string | undefined;
  /** Every column except the id. */
  fields: Record<string, unknown>;
};

/**
 * A spreadsheet as Excel and LibreOffice save it: commas, semicolons or tabs between cells, in UTF-8 or UTF-16.
 * @throws {Refusal} when it is not a spreadsheet, or its columns are not a car's
 */
export function readSpreadsheet(bytes: Buffer, file: string): Row[] {
  const { text, delimiter } = textOf(bytes, file);
  const { data, errors } = Papa.parse<string[]>(text, { delimiter });
  const broken = errors.filter(({ type }) => type === 'Quotes');
  if (broken.length > 0) {
    throw new Refusal(
      ...broken.map(
        ({ row = 0 }) => `a quotation mark is missing, or there is one too many (${file}, row ${row + 1})`,
      ),
    );
  }
  const [header = [], ...lines] = data.map((cells) => cells.map((cell) => cell.trim()));
  const names = header.map(fieldCalled);
  refuseColumns(names, file);
  const rows = lines
    .map((cells, index) => ({ cells, row: index + 2 }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
    .map(({ cells, row }) => readRow(names, cells, row));
  refuseIds(rows, file);
  return rows;
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

function refuseIds(rows: readonly Row[], file: string): void {
  const problems = rows.flatMap(({ id, row }, index) => {
    if (id === undefined) return [];
    const problem = idProblem(id);
    if (problem) return [`${problem}, or leave the cell empty for a new car (${file}, row ${row})`];
    const isRepeated = rows.findIndex((other) => other.id === id) < index;
    return isRepeated ? [`car ${id} appears twice; delete one row (${file}, row ${row})`] : [];
  });
  if (problems.length > 0) throw new Refusal(...problems);
}
