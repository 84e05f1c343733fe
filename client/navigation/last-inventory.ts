import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../browser/storage.ts';

const key = 'lastInventory';
const listeners = new Set<() => void>();

/** Stores the inventory's current query. */
export function rememberInventory(query: string): void {
  writeStored('sessionStorage', key, query);
  for (const listener of listeners) listener();
}

/** The query of the visitor's last choice on the inventory, from its '?' on; '' before hydration. */
export function useLastInventory(): string {
  return useSyncExternalStore(subscribe, read, () => '');
}

function read(): string {
  const query = readStored('sessionStorage', key);
  return typeof query === 'string' ? query : '';
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
