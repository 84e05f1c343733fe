import { useSyncExternalStore } from 'react';
import { createListeners } from '../browser/listeners.ts';
import { readStored, writeStored } from '../browser/storage.ts';

const key = 'lastInventory';
const listeners = createListeners();

/** Stores the inventory's current query. */
export function rememberInventory(query: string): void {
  writeStored('sessionStorage', key, query);
  listeners.tell();
}

/** The query of the visitor's last choice on the inventory, from its '?' on; '' before hydration. */
export function useLastInventory(): string {
  return useSyncExternalStore(listeners.subscribe, read, () => '');
}

function read(): string {
  const query = readStored('sessionStorage', key);
  return typeof query === 'string' ? query : '';
}
