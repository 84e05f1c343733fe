import { isUtf8 } from 'node:buffer';
import Papa from 'papaparse';
import { Refusal } from '../refusal.ts';

/** Cells as text. The first row is row 1, as in the spreadsheet. */
export type Line = { row: number; cells: string[] };

// Without this mark, Excel reads the file as Windows-1252 and garbles Hindi.
const byteOrderMark = '\uFEFF';

// Excel and LibreOffice would compute '- ABS'. They show it after an apostrophe, which an import removes.
const escapeFormulae = /^'*[=+\-@]/;
const escapedFormula = /^'(?='*[=+\-@])/;

export function writeCsv(rows: string[][]): string {
  return `${byteOrderMark}${Papa.unparse(rows, { escapeFormulae })}\r\n`;
}

/** @throws {Refusal} when the file is not CSV in UTF-8, with commas or semicolons */
export function readCsv(bytes: Buffer, file: string): Line[] {
  const advice = "save it in Excel as 'CSV UTF-8 (Comma delimited)', in LibreOffice as 'Text CSV'";
  if (workbooks.some((start) => bytes.indexOf(start) === 0)) {
    throw new Refusal(`${file} is a workbook. Save it as CSV UTF-8`);
  }
  // Excel saves Hindi letters as question marks in any other encoding.
  if (!isUtf8(bytes)) throw new Refusal(`${file} is not in UTF-8; ${advice}`);
  const text = bytes.toString('utf8').replace(byteOrderMark, '');
  const [names = ''] = text.split(/[\r\n]/, 1);
  // No column's name contains a semicolon.
  const delimiter = names.includes(';') ? ';' : ',';
  const { data, errors } = Papa.parse<string[]>(text, { delimiter });
  const quotes = errors.find(({ type }) => type === 'Quotes');
  if (quotes) {
    const row = (quotes.row ?? 0) + 1;
    throw new Refusal(`a quotation mark is missing, or there is one too many (${file}, row ${row})`);
  }
  return data
    .map((cells, index) => ({
      cells: cells.map((cell) => cell.trim().replace(escapedFormula, '')),
      row: index + 1,
    }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
}

/** The first bytes of .xlsx, .ods and every other zip file, and of .xls. */
const workbooks = [Buffer.from('PK\x03\x04'), Buffer.from('d0cf11e0', 'hex')];
