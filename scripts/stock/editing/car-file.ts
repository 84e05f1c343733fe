import { applyEdits, modify } from 'jsonc-parser';
import { inDealersWords } from '../check/field-words.ts';
import { carFields } from './car-fields.ts';
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
  const edits = modify(text, path, value, {
    formattingOptions: { insertSpaces: true, tabSize: 2 },
    getInsertionIndex: (present) => placeAmong(present, path),
  });
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
  const car: Record<string, unknown> = { $schema: '../car.schema.json', id };
  for (const { name } of carFields) {
    const [parent = '', key] = name.split('.');
    const value = fields[name];
    if (value === undefined) continue;
    car[parent] = key === undefined ? value : { ...(car[parent] as object | undefined), [key]: value };
  }
  return `${JSON.stringify(car, null, 2)}\n`;
}

function placeAmong(present: readonly string[], path: readonly string[]): number {
  const rank = (key: string) => {
    const name = [...path.slice(0, -1), key].join('.');
    return carFields.findIndex((field) => field.name === name || field.name.startsWith(`${name}.`));
  };
  const ownRank = rank(path.at(-1) ?? '');
  const place = ownRank < 0 ? -1 : present.findIndex((key) => rank(key) > ownRank);
  return place < 0 ? present.length : place;
}
