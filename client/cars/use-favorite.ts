import { useSyncExternalStore } from 'react';
import { favorites } from './favorites.ts';

const none: readonly string[] = [];

/** The cars that the visitor marked, in the order of marking; none on the server and while hydrating. */
export function useFavorites(): readonly string[] {
  return useSyncExternalStore(favorites.subscribe, favorites.all, () => none);
}

export function useFavorite(id: string): boolean {
  return useSyncExternalStore(
    favorites.subscribe,
    () => favorites.has(id),
    () => false,
  );
}
