import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../browser/storage.ts';
import { useStock } from '../stock-context.ts';
import { createFavoriteStore } from './favorite-store.ts';

const key = 'favorites';

const store = createFavoriteStore({
  read: () => readStored('localStorage', key),
  write: (ids) => writeStored('localStorage', key, ids),
});

/** The visitor's favorites. They stay in this browser. */
export const favorites = {
  ...store,
  /** Pages in the back/forward cache get no storage events. */
  followOtherTabs(): void {
    window.addEventListener('storage', store.refresh);
    window.addEventListener('pageshow', store.refresh);
  },
};

const none: readonly string[] = [];

/** The marked cars that are for sale, in the order of marking; none on the server and while hydrating. */
export function useFavorites(): readonly string[] {
  const { idsForSale } = useStock().options;
  const marked = useSyncExternalStore(favorites.subscribe, favorites.all, () => none);
  return marked.filter((id) => idsForSale.has(id));
}
