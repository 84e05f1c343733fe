import Papa from 'papaparse';
import { Refusal } from '../refusal.ts';
import { textOf } from './spreadsheet-text.ts';

/** Cells as text. Rows count as the spreadsheet does: the header is row 1. */
export type Table = { header: string[]; lines: { row: number; cells: string[] }[] };

/**
 * A CSV file as Excel and LibreOffice save it: commas, semicolons or tabs between cells, in UTF-8 or UTF-16.
 * @throws {Refusal} when it is not one
 */
export function tableOf(bytes: Buffer, file: string): Table {
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
  return tableOfCells(data);
}

/** Empty rows are left out. */
export function tableOfCells(data: readonly (readonly string[])[]): Table {
  const [header = [], ...lines] = data.map((cells) => cells.map((cell) => cell.trim()));
  return {
    header,
    lines: lines
      .map((cells, index) => ({ cells, row: index + 2 }))
      .filter(({ cells }) => cells.some((cell) => cell !== '')),
  };
}
