import Papa from 'papaparse';
import { carFields } from '../editing/car-fields.ts';
import { readCell } from '../editing/cell.ts';
import { nearest } from '../check/nearest.ts';
import { Refusal } from '../refusal.ts';

export type Row = {
  /** As the spreadsheet counts it. */
  row: number;
  /** Undefined for a car that has no number yet. */
  id: string | undefined;
  /** Every column but the id's. */
  fields: Record<string, unknown>;
};

/**
 * A spreadsheet as Excel and LibreOffice save it: commas, semicolons or tabs between cells, with a mark or without.
 * @throws {Refusal} when it is none, or its columns are not a car's
 */
export function readSpreadsheet(bytes: Buffer, file: string): Row[] {
  const text = withoutBanner(decode(bytes, file));
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: delimiterOf(text) });
  const broken = errors.filter(({ type }) => type === 'Quotes');
  if (broken.length > 0) {
    throw new Refusal(
      ...broken.map(({ row = 0 }) => `a quote is missing or too many (${file}, row ${row + 1})`),
    );
  }
  const [names = [], ...lines] = data.map((cells) => cells.map((cell) => cell.trim()));
  refuseColumns(names, file);
  const rows = lines
    .map((cells, index) => ({ cells, row: index + 2 }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
    .map(({ cells, row }) => readRow(names, cells, row));
  refuseRepeated(rows, file);
  return rows;
}

function decode(bytes: Buffer, file: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Refusal(`${file} is not in UTF-8; save it in Excel as 'CSV UTF-8 (Comma delimited)'`);
  }
}

/** No name of a column holds any of them. */
function delimiterOf(text: string): string {
  const [names = ''] = text.split(/[\r\n]/, 1);
  return [';', '\t'].find((delimiter) => names.includes(delimiter)) ?? ',';
}

/** What npm says before an export without --silent. */
function withoutBanner(text: string): string {
  return text.replace(/^(\s*> .*\r?\n)+\s*/, '').replace(/^\uFEFF/, '');
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
  const known = carFields.map(({ name }) => name);
  if (!names.includes('id')) {
    throw new Refusal(`there is no column 'id'; the first row names the columns (${file}, row 1)`);
  }
  const problems = names
    .filter((name, column) => name !== '' && (!known.includes(name) || names.indexOf(name) < column))
    .map((name) => {
      if (known.includes(name)) return `the column '${name}' stands twice (${file}, row 1)`;
      const near = nearest(name, known);
      return `there is no column '${name}'${near ? `; did you mean '${near}'?` : '; take it out'} (${file}, row 1)`;
    });
  if (problems.length > 0) throw new Refusal(...problems);
}

function refuseRepeated(rows: readonly Row[], file: string): void {
  const problems = rows
    .filter(({ id }, index) => id !== undefined && rows.findIndex((other) => other.id === id) < index)
    .map(({ id, row }) => `car ${id} stands twice (${file}, row ${row})`);
  if (problems.length > 0) throw new Refusal(...problems);
}
