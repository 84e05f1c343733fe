import { idProblem } from '../car-paths.ts';
import { Refusal } from '../refusal.ts';
import { brandReader } from './meaning/brands.ts';
import { isZip, tableOf } from './table.ts';
import type { Understood } from './understood.ts';
import { understoodRows } from './understood-rows.ts';
import { tableOfWorkbook } from './workbook.ts';

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
  /** Columns and rows, in words. */
  leftOut: readonly string[];
};

type Reading = {
  /** True to accept only the names and values of an export. */
  isStrict: boolean;
  /** The brands of the stock, in its spelling. */
  makes: readonly string[];
};

/**
 * The cars in a spreadsheet.
 * @throws {Refusal} when it is none, or a cell or a column has two readings
 */
export async function readSpreadsheet(
  bytes: Buffer,
  file: string,
  { isStrict, makes }: Reading,
): Promise<Sheet> {
  const isWorkbook = !isStrict && isZip(bytes);
  const table = isWorkbook ? await tableOfWorkbook(bytes, file) : tableOf(bytes, file);
  const sheet = understoodRows(table, file, { brandIn: brandReader(makes), isStrict });
  refuseIds(sheet.rows, file);
  return sheet;
}

function refuseIds(rows: readonly Row[], file: string): void {
  const ids = rows.map(({ id }) => id);
  const problems = rows.flatMap(({ id, row }, index) => {
    if (id === undefined) return [];
    const problem = idProblem(id);
    if (problem) return `${problem}, or leave the cell empty for a new car (${file}, row ${row})`;
    const isRepeated = ids.indexOf(id) < index;
    return isRepeated ? `car ${id} appears twice; delete one row (${file}, row ${row})` : [];
  });
  if (problems.length > 0) throw new Refusal(...problems);
}
