import { useSyncExternalStore } from 'react';
import { createListeners } from '../browser/listeners.ts';
import { readStored, writeStored } from '../browser/storage.ts';

const key = 'lastInventory';
const listeners = createListeners();

export function rememberInventory(query: string): void {
  writeStored('sessionStorage', key, query);
  listeners.tell();
}

/** The visitor's last query on the inventory, including the '?'; '' before hydration. */
export function useLastInventory(): string {
  return useSyncExternalStore(listeners.subscribe, read, () => '');
}

function read(): string {
  const query = readStored('sessionStorage', key);
  return typeof query === 'string' ? query : '';
}
