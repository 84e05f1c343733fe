import { inDealersWords } from '../check/field-words.ts';
import { fieldOf } from './car-file.ts';
import { cellOf } from './cell.ts';

export type Change = { field: string; from: string; to: string };

/** Those of the named fields in which two texts of a car's file differ. */
export function changesBetween(before: string, after: string, names: readonly string[]): Change[] {
  const [old, changed] = [JSON.parse(before) as object, JSON.parse(after) as object];
  return [...new Set(names)]
    .map((field) => ({ field, from: cellOf(fieldOf(old, field)), to: cellOf(fieldOf(changed, field)) }))
    .filter(({ from, to }) => from !== to);
}

/** 'Car 10, price: 445000 → 425000'. */
export function changeInWords(id: string, { field, from, to }: Change): string {
  return `Car ${id}, ${inDealersWords(field)}: ${from || 'nothing'} → ${to || 'nothing'}`;
}
