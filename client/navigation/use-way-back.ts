import { useHydrated } from '../browser/use-hydrated.ts';
import { readStored, writeStored } from '../browser/storage.ts';
import { shownEntry } from './place.ts';

/** Remembers the inventory as it is shown: what was chosen, as its address has it from the '?' on, and the entry. */
export function rememberInventory(query: string): void {
  writeStored('sessionStorage', 'lastInventory', JSON.stringify([query, shownEntry()]));
}

/** What a link back to the inventory has, so that it leads to the same list in the same place. */
export function useWayBack(): { href: string; 'data-repeats'?: string } {
  const stored = useHydrated() ? readStored('sessionStorage', 'lastInventory') : null;
  if (stored === null) return { href: '/inventory' };
  const [query, entry] = JSON.parse(stored) as [query: string, entry: string];
  return { href: `/inventory${query}`, 'data-repeats': entry };
}
