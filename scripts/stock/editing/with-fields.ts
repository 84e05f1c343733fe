import { inDealersWords } from '../check/field-words.ts';
import { fieldOf, withField } from './car-file.ts';
import { cellOf } from './cell.ts';

export type Change = { field: string; from: string; to: string };

/** The text of a car's file with these fields changed or deleted, and those that were different. */
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

/** 'Car 10, price: 445000 → 425000'. */
export function changeInWords(id: string, { field, from, to }: Change): string {
  return `Car ${id}, ${inDealersWords(field)}: ${from || 'nothing'} → ${to || 'nothing'}`;
}
