import readWorkbook from 'read-excel-file/node';
import { Refusal } from '../refusal.ts';
import { tableOfCells } from './table.ts';
import type { Table } from './table.ts';

/**
 * The first sheet of a workbook (.xlsx).
 * @throws {Refusal} when it is none, or has cars on several sheets
 */
export async function tableOfWorkbook(bytes: Buffer, file: string): Promise<Table> {
  const sheets = await readWorkbook(bytes).catch(() => undefined);
  const [first, ...more] = (sheets ?? []).filter(({ data }) => data.length > 0);
  if (!first) {
    throw new Refusal(`${file} is not a workbook that can be read; save it as .xlsx or as CSV UTF-8`);
  }
  if (more.length > 0) {
    const names = [first, ...more].map(({ sheet }) => `'${sheet}'`).join(', ');
    throw new Refusal(`${file} has several sheets: ${names}; keep the one with your cars`);
  }
  return tableOfCells(first.data.map((cells) => cells.map(cellText)));
}

/** A date is '2026-11-22', as the library gives it at midnight UTC. */
function cellText(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return typeof cell === 'string' ? cell : JSON.stringify(cell ?? '').replace(/^""$/, '');
}
