import { useSyncExternalStore } from 'react';
import { favorites } from './favorites.ts';

export function useFavorite(id: string): boolean {
  return useSyncExternalStore(
    favorites.subscribe,
    () => favorites.has(id),
    () => false,
  );
}
