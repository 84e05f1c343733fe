import type { MouseEvent, ReactNode } from 'react';
import { readStored, writeStored } from '../browser/storage.ts';
import { useHydrated } from '../browser/use-hydrated.ts';
import { isAfterInventory } from './history-entry.ts';
import { isPlainClick } from './use-link-navigation.ts';

const key = 'lastInventory';

/** Stores the inventory's current query. */
export function rememberInventory(query: string): void {
  writeStored('sessionStorage', key, query);
}

/** Goes back in the history where that leads to the inventory; else a link to the last choice there. */
export function BackToInventory({ className, children }: { className: string; children: ReactNode }) {
  const query = useHydrated() ? readStored('sessionStorage', key) : null;
  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event.nativeEvent) || !isAfterInventory()) return;
    event.preventDefault();
    history.back();
  };
  return (
    <a className={className} href={`/inventory${typeof query === 'string' ? query : ''}`} onClick={onClick}>
      {children}
    </a>
  );
}
