import { writeHistory } from './history-writes.ts';

/** What a history entry holds, beside what React Router stores in it. */
type EntryState = {
  /** The href of the link by which the visitor left the entry's page. */
  leftBy?: string | null;
  /** React Router's place for a navigation's state. */
  usr?: { from?: string } | null;
};

/** Stores in the entry by which link the visitor leaves it. Returns the state of the next entry. */
export function leaveBy(link: HTMLAnchorElement): EntryState['usr'] {
  const { pathname, search, href } = window.location;
  if (link.href === href) return entryState().usr;
  writeHistory('replaceState', { ...entryState(), leftBy: link.getAttribute('href') });
  return { from: pathname + search };
}

/** The link by which the visitor left the entry that is shown again. */
export function leftLink(): HTMLElement | undefined {
  const { leftBy } = entryState();
  return [...document.links].find(
    (link) => link.getAttribute('href') === leftBy && link.getClientRects().length > 0,
  );
}

/** Whether Back is known to lead to the inventory. */
export function isAfterInventory(): boolean {
  // After a full load it is not known: the referrer may be the page of another tab.
  return /^\/inventory(\?|$)/.test(entryState().usr?.from ?? '');
}

function entryState(): EntryState {
  return (history.state ?? {}) as EntryState;
}
