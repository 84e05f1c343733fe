import { Refusal } from '../refusal.ts';

type SpreadsheetText = { text: string; delimiter: string };

/**
 * The text and the delimiter of a CSV file, without the parts that no spreadsheet shows.
 * @throws {Refusal} when the bytes are not text, or text that has lost its letters
 */
export function textOf(bytes: Buffer, file: string): SpreadsheetText {
  const advice = "save it in Excel as 'CSV UTF-8 (Comma delimited)', in LibreOffice as 'Text CSV'";
  if (workbooks.some((start) => bytes.subarray(0, start.length).equals(start))) {
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

// The first bytes of a zip file (.xlsx, .ods) and of .xls.
const workbooks = [Buffer.from('PK\x03\x04', 'latin1'), Buffer.from('\xd0\xcf\x11\xe0', 'latin1')];

function decode(bytes: Buffer): string | undefined {
  try {
    return withoutBanner(new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

/** Excel's 'Unicode Text' is UTF-16 with a BOM. Without one, a zero byte shows it, as columns have Latin names. */
function encodingOf([first, second]: Buffer): string {
  if ((first === 0xff && second === 0xfe) || second === 0) return 'utf-16le';
  return (first === 0xfe && second === 0xff) || first === 0 ? 'utf-16be' : 'utf-8';
}

/** The lines that npm prints before an export without --silent. */
function withoutBanner(text: string): string {
  return text.replace(/^(\s*> .*\r?\n)+\s*/, '').replace(/^\uFEFF/, '');
}

/** No column's name contains one of these. */
function delimiterOf(text: string): string {
  const [names = ''] = text.split(/[\r\n]/, 1);
  return [';', '\t'].find((delimiter) => names.includes(delimiter)) ?? ',';
}
