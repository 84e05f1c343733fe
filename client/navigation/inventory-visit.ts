import { readStored, writeStored } from '../browser/storage.ts';

const area = 'sessionStorage';

/** What the visitor chose last on the inventory, as its address has it, from the '?' on. */
export function rememberChoice(query: string): void {
  writeStored(area, 'inventory', query);
}

/** The inventory as the visitor left it. */
export function inventoryAddress(): string {
  const query = readStored(area, 'inventory') ?? '';
  return query.startsWith('?') ? `/inventory${query}` : '/inventory';
}

export function rememberCar(id: string): void {
  writeStored(area, 'lastCar', id);
}

/** The car that the visitor looked at last. */
export function lastCar(): string | null {
  return readStored(area, 'lastCar');
}
