import type { MouseEvent, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useLastInventory } from './last-inventory.ts';
import { isPlainClick, type EntryState } from './use-link-navigation.ts';

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
