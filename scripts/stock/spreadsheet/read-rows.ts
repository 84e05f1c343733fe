import { idProblem } from '../car-paths.ts';
import { inDealersWords } from '../check/field-words.ts';
import { problemsInWords, type Problem } from '../check/problem.ts';
import { carFields, fieldCalled } from '../editing/car-fields.ts';
import { readCell } from '../editing/cell.ts';
import { Refusal } from '../refusal.ts';
import { readCsv, type Line } from './csv.ts';

export type Row = {
  row: number;
  /** Undefined for a car that has no number yet. */
  id: string | undefined;
  /** A value for each column except the number; undefined for an empty cell. */
  fields: Record<string, unknown>;
};

type Found = Pick<Problem, 'field' | 'what'>;

/** @throws {Refusal} for a table without the columns of an export, with a line for each cause */
export function readRows(bytes: Buffer, file: string): Row[] {
  const [head, ...lines] = readCsv(bytes, file);
  if (!head) throw new Refusal(`${file} is empty`);
  const names = head.cells.map((name) => fieldCalled(name)?.name);
  const rows = lines.map((line) => readRow(line, names));
  const ids = rows.map(({ id }) => id);
  const inRow = (row: number, found: Found) => ({ who: '', ...found, file: `${file}, row ${row}` });
  const problems = [
    ...columnProblems(head.cells, names).map((what) => inRow(head.row, { what })),
    ...lines.flatMap((line) => cellProblems(line, head.cells, names).map((found) => inRow(line.row, found))),
    ...rows.flatMap(({ id, row }, index) =>
      idProblems(id, ids.indexOf(id) < index).map((what) => inRow(row, { what })),
    ),
  ];
  if (problems.length > 0) throw new Refusal(...problemsInWords(problems));
  return rows;
}

function readRow({ row, cells }: Line, names: readonly (string | undefined)[]): Row {
  const { id, ...fields } = Object.fromEntries(
    names.flatMap((name, index) => (name ? [[name, readCell(cells[index] ?? '', name)]] : [])),
  );
  return { row, id: typeof id === 'string' ? id : undefined, fields };
}

function columnProblems(head: readonly string[], names: readonly (string | undefined)[]): string[] {
  const unknown = head.filter((name, index) => name !== '' && !names[index]);
  const known = carFields.map(({ name }) => inDealersWords(name)).join(', ');
  const twice = names.filter((name, index) => name && names.indexOf(name) < index);
  return [
    ...(unknown.length > 0
      ? [`unknown column '${unknown.join("', '")}'; delete or rename it. The known ones are: ${known}`]
      : []),
    ...twice.map((name = '') => `the column '${inDealersWords(name)}' appears twice; delete one`),
  ];
}

// Spreadsheets show these for a formula without a result, and for a column that is too narrow.
const errorCell = /^#(?:n\/a|[a-z]+[!?]|div\/0!|#+)$/i;

function cellProblems(
  { cells }: Line,
  head: readonly string[],
  names: readonly (string | undefined)[],
): Found[] {
  return cells.flatMap((cell, index) => {
    const field = names[index];
    if (!head[index] && cell !== '') {
      return { what: `'${cell}' is in a column without a name; put a text that has a comma in quotes` };
    }
    return field && errorCell.test(cell)
      ? { field, what: `'${cell}' is an error of the spreadsheet; correct its formula, or empty the cell` }
      : [];
  });
}

function idProblems(id: string | undefined, isRepeated: boolean): string[] {
  if (id === undefined) return [];
  const problem = idProblem(id);
  if (problem) return [`${problem}, or leave the cell empty for a new car`];
  return isRepeated ? [`car ${id} appears twice; delete one row`] : [];
}
