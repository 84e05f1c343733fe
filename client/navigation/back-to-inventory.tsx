import type { MouseEvent, ReactNode } from 'react';
import { isAfterInventory } from './history-entry.ts';
import { useLastInventory } from './last-inventory.ts';
import { isPlainClick } from './use-link-navigation.ts';

/** Goes back in the history where that leads to the inventory; else a link to the last choice there. */
export function BackToInventory({ className, children }: { className: string; children: ReactNode }) {
  const query = useLastInventory();
  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event.nativeEvent) || !isAfterInventory()) return;
    event.preventDefault();
    // Not at the second click of a double click, which may come before the browser has gone back.
    if (event.detail < 2) history.back();
  };
  return (
    <a className={className} href={`/inventory${query}`} onClick={onClick}>
      {children}
    </a>
  );
}
