import { Refusal } from '../refusal.ts';

type SpreadsheetText = { text: string; delimiter: string };

/**
 * The text of a CSV file and what is between its cells, without what no spreadsheet shows.
 * @throws {Refusal} when the bytes are no text, or text that has lost its letters
 */
export function textOf(bytes: Buffer, file: string): SpreadsheetText {
  const advice = "save it in Excel as 'CSV UTF-8 (Comma delimited)', in LibreOffice as 'Text CSV'";
  if (workbooks.some((start) => bytes.subarray(0, start.length).equals(start))) {
    throw new Refusal(`${file} is a workbook, not a CSV file; ${advice}`);
  }
  const text = decode(bytes);
  // Other encodings have no Hindi: what Excel saved in one of them has question marks instead.
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

/** Excel's 'Unicode Text' is UTF-16 with a mark. Without one, a first letter of two bytes tells it: columns have Latin names. */
function encodingOf([first, second]: Buffer): string {
  if ((first === 0xff && second === 0xfe) || second === 0) return 'utf-16le';
  return (first === 0xfe && second === 0xff) || first === 0 ? 'utf-16be' : 'utf-8';
}

/** What npm says before an export without --silent. */
function withoutBanner(text: string): string {
  return text.replace(/^(\s*> .*\r?\n)+\s*/, '').replace(/^\uFEFF/, '');
}

/** No name of a column holds any of them. */
function delimiterOf(text: string): string {
  const [names = ''] = text.split(/[\r\n]/, 1);
  return [';', '\t'].find((delimiter) => names.includes(delimiter)) ?? ',';
}
