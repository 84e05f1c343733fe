import { applyEdits, modify } from 'jsonc-parser';
import { inDealersWords } from '../check/field-words.ts';
import { cellOf } from './cell.ts';

export function fieldOf(car: object, name: string): unknown {
  return name
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], car);
}

/** The rest of the file keeps the dealer's layout. */
export function withField(text: string, name: string, value: unknown): string {
  const path = name.split('.');
  const car = JSON.parse(text) as object;
  if (value === undefined && fieldOf(car, name) === undefined) return text;
  const [parent = '', key] = path;
  if (key !== undefined && fieldOf(car, parent) === undefined)
    return withField(text, parent, { [key]: value });
  const edits = modify(text, path, value, { formattingOptions: { insertSpaces: true, tabSize: 2 } });
  return applyEdits(text, edits);
}

export type Change = { field: string; from: string; to: string };

export function withFields(
  before: string,
  fields: Readonly<Record<string, unknown>>,
): { text: string; changes: Change[] } {
  const car = JSON.parse(before) as object;
  const changes = Object.entries(fields)
    .map(([field, value]) => ({ field, from: cellOf(fieldOf(car, field)), to: cellOf(value) }))
    .filter(({ from, to }) => from !== to);
  return {
    text: changes.reduce((text, { field }) => withField(text, field, fields[field]), before),
    changes,
  };
}

/** Prices change by more than half when a digit is missing. */
export function isPriceJump({ field, from, to }: Change): boolean {
  if (!/price$/i.test(field) || from === '' || to === '') return false;
  return Math.abs(Number(to) - Number(from)) > Number(from) / 2;
}

export function changeInWords(id: string, { field, from, to }: Change): string {
  return `Car ${id}, ${inDealersWords(field)}: ${from || 'nothing'} → ${to || 'nothing'}`;
}

export function newCarText(id: string, fields: Readonly<Record<string, unknown>>): string {
  const car = { $schema: '../car.schema.json', id };
  return withFields(`${JSON.stringify(car, null, 2)}\n`, fields).text;
}
