import { useHydrated } from '../browser/use-hydrated.ts';
import { readStored, writeStored } from '../browser/storage.ts';
import { shownEntry } from './place.ts';

/** Stores the current query of the inventory and its history entry. */
export function rememberInventory(query: string): void {
  writeStored('sessionStorage', 'lastInventory', [query, shownEntry()]);
}

/** The attributes of a link back to the same list in the same place. */
export function useWayBack(): { href: string; 'data-repeats'?: string } {
  const stored = useHydrated() ? readStored('sessionStorage', 'lastInventory') : null;
  if (!Array.isArray(stored)) return { href: '/inventory' };
  const [query, entry] = stored as [query: string, entry: string];
  return { href: `/inventory${query}`, 'data-repeats': entry };
}
