import { isUtf8 } from 'node:buffer';
import Papa from 'papaparse';
import { Refusal } from '../refusal.ts';
import { mostCars } from '../stock-paths.ts';

/** Cells as text. Rows count as the spreadsheet does: the first is row 1. */
export type Line = { row: number; cells: string[] };

// With titles and empty rows.
const mostRows = mostCars + 1000;

// Without it, Excel reads the file as Windows-1252 and garbles Hindi.
const byteOrderMark = '\uFEFF';

// Excel and LibreOffice would compute '- ABS'; with an apostrophe before it they show it, and an import takes it off.
const escapeFormulae = /^'*[=+\-@]/;
const escapedFormula = /^'(?='*[=+\-@])/;

export function writeCsv(rows: string[][]): string {
  return `${byteOrderMark}${Papa.unparse(rows, { escapeFormulae })}\r\n`;
}

/**
 * The rows of a CSV file that are not empty.
 * @throws {Refusal} when it is not CSV in UTF-8, with commas or semicolons
 */
export function readCsv(bytes: Buffer, file: string): Line[] {
  const advice = "save it in Excel as 'CSV UTF-8 (Comma delimited)', in LibreOffice as 'Text CSV'";
  if (workbooks.some((start) => bytes.indexOf(start) === 0)) {
    throw new Refusal(`${file} is a workbook. Save it as CSV UTF-8`);
  }
  // Other encodings have no Hindi letters: Excel saves question marks instead.
  if (!isUtf8(bytes)) throw new Refusal(`${file} is not in UTF-8; ${advice}`);
  const text = bytes.toString('utf8').replace(byteOrderMark, '');
  const [names = ''] = text.split(/[\r\n]/, 1);
  // No column's name contains a semicolon.
  const delimiter = names.includes(';') ? ';' : ',';
  const { data, errors } = Papa.parse<string[]>(text, { delimiter, preview: mostRows + 1 });
  if (data.length > mostRows) {
    throw new Refusal(`${file} has more than ${mostRows} rows; keep ${mostRows} or fewer`);
  }
  const problems = errors
    .filter(({ type }) => type === 'Quotes')
    .map(({ row = 0 }) => `a quotation mark is missing, or there is one too many (${file}, row ${row + 1})`);
  if (problems.length > 0) throw new Refusal(...problems);
  return data
    .map((cells, index) => ({
      cells: cells.map((cell) => cell.trim().replace(escapedFormula, '')),
      row: index + 1,
    }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
}

/** How .xlsx, .ods and every other zip file begin, and .xls. */
const workbooks = [Buffer.from('PK\x03\x04'), Buffer.from('d0cf11e0', 'hex')];
