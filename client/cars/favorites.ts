import { createListeners } from '../browser/listeners.ts';
import { readStored, writeStored } from '../browser/storage.ts';

const key = 'favorites';
const listeners = createListeners();

/** As shown, in the order in which they were marked; unread at first. */
let ids: readonly string[] | undefined;
/** False where the storage takes nothing: the hearts then last as long as the page. */
let isKept = true;
let idsForSale: ReadonlySet<string> = new Set();

/** The cars that the visitor marked with a heart. They stay in this browser. */
export const favorites = {
  /** All of them, in the order in which they were marked. */
  all: () => current(),
  has: (id: string) => current().includes(id),
  toggle(id: string): void {
    if (current().includes(id)) favorites.drop(id);
    else favorites.keep([id]);
  },
  /** Marks cars, after those that are marked. */
  keep: (wanted: readonly string[]) => change((marked) => [...new Set([...marked, ...wanted])]),
  drop: (id: string) => change((marked) => marked.filter((other) => other !== id)),
  /** Before any is read: shows only the cars that are for sale. */
  keepOnly(forSale: ReadonlySet<string>): void {
    idsForSale = forSale;
  },
  subscribe: listeners.subscribe,
};

function change(next: (marked: readonly string[]) => readonly string[]): void {
  // Frozen and back/forward-cached pages get no storage events, so re-read.
  const changed = next(isKept ? stored() : current());
  isKept = writeStored('localStorage', key, changed);
  update(changed.filter(isForSale));
}

/** Read once and then updated by events, also while no heart is shown. */
function current(): readonly string[] {
  if (!ids) {
    ids = read();
    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', onPageShow);
  }
  return ids;
}

// Another tab of the site changed a heart.
function onStorage(event: StorageEvent): void {
  if (event.key === key || event.key === null) update(read());
}

// Pages in the back/forward cache get no storage events.
function onPageShow({ persisted }: PageTransitionEvent): void {
  if (persisted && isKept) update(read());
}

function update(next: readonly string[]): void {
  ids = next;
  listeners.tell();
}

function read(): readonly string[] {
  return stored().filter(isForSale);
}

/** With cars that this page does not know: they are sold, or came after it was loaded. */
function stored(): readonly string[] {
  const value = readStored('localStorage', key);
  return Array.isArray(value) ? [...new Set(value.filter((id) => typeof id === 'string'))] : [];
}

function isForSale(id: string): boolean {
  return idsForSale.has(id);
}
