import { useSyncExternalStore, type MouseEvent, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { createListeners } from '../browser/listeners.ts';
import { readStored, writeStored } from '../browser/storage.ts';
import { isPlainClick, type EntryState } from './use-link-navigation.ts';

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

/** Goes back in the history if the previous entry is the inventory; otherwise a link to the last query. */
export function BackToInventory({ className, children }: { className: string; children: ReactNode }) {
  const query = useLastInventory();
  const state = useLocation().state as EntryState | null;
  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event.nativeEvent) || !/^\/inventory(\?|$)/.test(state?.from ?? '')) return;
    event.preventDefault();
    // The second click of a double click may come before the browser has gone back.
    if (event.detail < 2) history.back();
  };
  return (
    <a className={className} href={`/inventory${query}`} onClick={onClick}>
      {children}
    </a>
  );
}
