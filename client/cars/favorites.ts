import { readStored, writeStored } from '../browser/storage.ts';

const key = 'favorites';
const listeners = new Set<() => void>();
let ids: ReadonlySet<string> | undefined;

/** The cars that the visitor marked with a heart. They stay in this browser. */
export const favorites = {
  has: (id: string) => current().has(id),
  toggle(id: string): void {
    const next = new Set(current());
    if (!next.delete(id)) next.add(id);
    writeStored('localStorage', key, JSON.stringify([...next]));
    update(next);
  },
  subscribe(listener: () => void): () => void {
    if (listeners.size === 0) window.addEventListener('storage', onStorage);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) window.removeEventListener('storage', onStorage);
    };
  },
};

function current(): ReadonlySet<string> {
  ids ??= parse(readStored('localStorage', key));
  return ids;
}

// Another tab of the site changed a heart.
function onStorage(event: StorageEvent): void {
  if (event.key === key || event.key === null) update(parse(event.newValue));
}

function update(next: ReadonlySet<string>): void {
  ids = next;
  for (const listener of listeners) listener();
}

function parse(text: string | null): ReadonlySet<string> {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return new Set(Array.isArray(value) ? value.filter((id) => typeof id === 'string') : []);
  } catch {
    return new Set();
  }
}
