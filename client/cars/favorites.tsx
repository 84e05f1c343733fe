import { useSyncExternalStore } from 'react';
import { createListeners } from '../browser/listeners.ts';
import { readStored, writeStored } from '../browser/storage.ts';
import { useStock } from '../site-context.ts';

const key = 'favorites';
const listeners = createListeners();
let ids = read();
// False if the storage is full or disabled: the hearts then last as long as the page.
let isStored = true;

/** The ids of the cars that the visitor marked, oldest first, including cars that are sold or too new for the page. */
export const favorites = {
  all: () => ids,
  subscribe(listener: () => void): () => void {
    window.addEventListener('storage', refresh);
    // Pages in the back/forward cache get no storage events.
    window.addEventListener('pageshow', refresh);
    return listeners.subscribe(listener);
  },
  toggle: (id: string) => change((marked) => (marked.includes(id) ? without(marked, id) : [...marked, id])),
  remove: (id: string) => change((marked) => without(marked, id)),
  add: (more: readonly string[]) => change((marked) => [...new Set([...marked, ...more])]),
};

const none: readonly string[] = [];

export function useFavorites(): readonly string[] {
  const { idsForSale } = useStock().options;
  const marked = useSyncExternalStore(favorites.subscribe, favorites.all, () => none);
  return marked.filter((id) => idsForSale.has(id));
}

/** Renders nothing for a sold car, because no shortlist would show it. */
export function FavoriteButton({ id, titleId }: { id: string; titleId?: string }) {
  const isFavorite = useSyncExternalStore(
    favorites.subscribe,
    () => favorites.all().includes(id),
    () => false,
  );
  if (!useStock().options.idsForSale.has(id)) return null;
  return (
    <button
      className="favorite needs-script"
      type="button"
      aria-label="Add to favorites"
      aria-describedby={titleId}
      aria-pressed={isFavorite}
      onClick={() => favorites.toggle(id)}
    />
  );
}

function read(): readonly string[] {
  const stored = readStored('localStorage', key);
  return Array.isArray(stored) ? [...new Set(stored.filter((id) => typeof id === 'string'))] : [];
}

function change(next: (marked: readonly string[]) => readonly string[]): void {
  // Frozen and back/forward-cached pages get no storage events, so read again.
  ids = next(isStored ? read() : ids);
  isStored = writeStored('localStorage', key, ids);
  listeners.tell();
}

function refresh(): void {
  if (!isStored) return;
  ids = read();
  listeners.tell();
}

function without(marked: readonly string[], id: string): readonly string[] {
  return marked.filter((other) => other !== id);
}
