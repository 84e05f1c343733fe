import type { Change } from './car-file.ts';

/** True if a price changes by more than half, as one does that lacks a digit. */
export function isPriceJump({ field, from, to }: Change): boolean {
  if (!/price$/i.test(field) || from === '' || to === '') return false;
  return Math.abs(Number(to) - Number(from)) > Number(from) / 2;
}
