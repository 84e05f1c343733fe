import { createListeners } from '../browser/listeners.ts';

export type FavoriteStore = ReturnType<typeof createFavoriteStore>;

type Storage = {
  read: () => unknown;
  /** False if it takes nothing. */
  write: (ids: readonly string[]) => boolean;
};

/**
 * The ids of the cars that the visitor marked with a heart, in the order in which they were marked. It keeps those of cars
 * that this page does not know: they are sold, or came after it was loaded.
 */
export function createFavoriteStore(storage: Storage) {
  const listeners = createListeners();
  let ids = read();
  /** False where the storage takes nothing: the hearts then last as long as the page. */
  let isStored = true;

  function read(): readonly string[] {
    const stored = storage.read();
    return Array.isArray(stored) ? [...new Set(stored.filter((id) => typeof id === 'string'))] : [];
  }
  function change(next: (marked: readonly string[]) => readonly string[]): void {
    // Frozen and back/forward-cached pages get no storage events, so re-read.
    ids = next(isStored ? read() : ids);
    isStored = storage.write(ids);
    listeners.tell();
  }

  return {
    all: () => ids,
    subscribe: listeners.subscribe,
    toggle: (id: string) => change((marked) => (marked.includes(id) ? without(marked, id) : [...marked, id])),
    drop: (id: string) => change((marked) => without(marked, id)),
    /** Marks cars, after those that are marked. */
    keep: (wanted: readonly string[]) => change((marked) => [...new Set([...marked, ...wanted])]),
    /** Reads what another tab has stored. */
    refresh(): void {
      if (!isStored) return;
      ids = read();
      listeners.tell();
    },
  };
}

function without(ids: readonly string[], id: string): readonly string[] {
  return ids.filter((other) => other !== id);
}
