import { unzipSync } from 'fflate';
import Papa from 'papaparse';
import readWorkbook from 'read-excel-file/node';
import { Refusal } from '../refusal.ts';
import { mostCars } from '../stock-paths.ts';

/** Cells as text. Rows count as the spreadsheet does: the first is row 1. */
export type Line = { row: number; cells: string[] };

/** @throws {Refusal} when a file is neither CSV nor, unless the reading is strict, a workbook */
export async function tableIn(bytes: Buffer, file: string, isStrict: boolean): Promise<Line[]> {
  return isZip(bytes) && !isStrict ? tableOfWorkbook(bytes, file) : tableOfText(bytes, file);
}

/** Of a CSV file, with its head and empty rows. */
const mostRows = mostCars + 1000;

/** As Excel and LibreOffice save it: commas, semicolons or tabs between cells, in UTF-8 or UTF-16. */
function tableOfText(bytes: Buffer, file: string): Line[] {
  const { text, delimiter } = textOf(bytes, file);
  const { data, errors } = Papa.parse<string[]>(text, { delimiter, preview: mostRows + 1 });
  if (data.length > mostRows)
    throw new Refusal(`${file} has more than ${mostRows} rows; keep ${mostRows} or fewer`);
  const problems = errors
    .filter(({ type }) => type === 'Quotes')
    .map(({ row = 0 }) => `a quotation mark is missing, or there is one too many (${file}, row ${row + 1})`);
  if (problems.length > 0) throw new Refusal(...problems);
  return tableOfCells(data);
}

async function tableOfWorkbook(bytes: Buffer, file: string): Promise<Line[]> {
  const sheets = await readWorkbook(bytes).catch(() => []);
  const isHidden = sheets.length > 1 ? hiddenSheets(bytes) : [];
  const [first, ...more] = sheets.filter(({ data }, index) => data.length > 0 && !isHidden[index]);
  if (!first) {
    throw new Refusal(`${file} is not a workbook that can be read; save it as .xlsx or as CSV UTF-8`);
  }
  if (more.length > 0) {
    const names = [first, ...more].map(({ sheet }) => `'${sheet}'`).join(', ');
    throw new Refusal(`${file} has several sheets: ${names}; keep the one with your cars`);
  }
  return tableOfCells(first.data.map((cells) => cells.map(cellText)));
}

/** For each sheet, whether a person does not see it. */
function hiddenSheets(bytes: Buffer): boolean[] {
  const name = 'xl/workbook.xml';
  const workbook = unzipSync(bytes, { filter: (file) => file.name === name })[name];
  const sheets = new TextDecoder().decode(workbook).match(/<(?:\w+:)?sheet\s[^>]*>/g) ?? [];
  return sheets.map((sheet) => /\sstate="(?:veryH|h)idden"/.test(sheet));
}

/** A date is '2026-11-22', as the library gives it at midnight UTC. */
function cellText(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return typeof cell === 'string' ? cell : JSON.stringify(cell ?? '').replace(/^""$/, '');
}

function tableOfCells(rows: readonly (readonly string[])[]): Line[] {
  return rows
    .map((cells, index) => ({ cells: cells.map((cell) => cell.trim()), row: index + 1 }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
}

/** @throws {Refusal} when a CSV file is no text, or has lost its letters */
function textOf(bytes: Buffer, file: string) {
  const advice = "save it in Excel as 'CSV UTF-8 (Comma delimited)', in LibreOffice as 'Text CSV'";
  if (isZip(bytes) || bytes.indexOf(xls) === 0) {
    throw new Refusal(`${file} is a workbook, not a CSV file; ${advice}`);
  }
  const text = decode(bytes);
  // Other encodings have no Hindi letters: Excel saves question marks instead.
  if (text === undefined) throw new Refusal(`${file} is not in UTF-8; ${advice}`);
  // Excel obeys the line 'sep=;' and neither shows nor counts it.
  const [named, delimiter] = /^"?sep=([;,\t])"?\r?\n?/i.exec(text) ?? [''];
  const rows = text.slice(named.length);
  return { text: rows, delimiter: delimiter ?? delimiterOf(rows) };
}

const xls = Buffer.from('d0cf11e0', 'hex');

/** True for .xlsx, and for every other zip file, such as .ods. */
function isZip(bytes: Buffer): boolean {
  return bytes.indexOf('PK\x03\x04') === 0;
}

function decode(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Excel's 'Unicode Text' is UTF-16 with a mark at its head. */
function encodingOf([first, second]: Buffer): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

/** No column's name contains one of these. */
function delimiterOf(text: string): string {
  const [names = ''] = text.split(/[\r\n]/, 1);
  return [';', '\t'].find((delimiter) => names.includes(delimiter)) ?? ',';
}
