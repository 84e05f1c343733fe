import { useLocation } from 'react-router-dom';
import { writeHistory } from './history-writes.ts';

/** React Router's place for a navigation's state. */
type LocationState = {
  /** The path and query of the entry before, if a link within the site led from there. */
  from?: string;
  /** Entries of one visit of a page share this ID: a link to a part of the page adds an entry. */
  visit?: string;
};

/** What a history entry holds. */
export type EntryState = {
  /** React Router's. Its own for an entry that the browser made is 'default', which is not unique. */
  key?: string;
  usr?: LocationState | null;
  /** The href of the link by which the visitor left the entry's page. */
  leftBy?: string | null;
  /** How far it was scrolled then, in pixels. */
  leftAt?: number;
};

/** The visit of the page that is shown. Undefined on the server. */
export function useVisit(): string | undefined {
  return (useLocation().state as LocationState | null)?.visit;
}

/** Completes an entry that the browser made, for a load or a link to a part of the page: it is of this visit, or a new one. */
export function completeEntry(visit = newId()): void {
  if (!entryState().usr?.visit) writeHistory('replaceState', { ...entryState(), ...newEntry({ visit }) });
}

/** The state of another entry for the page that is shown. */
export function entryOfSameVisit(): EntryState {
  const { visit = newId() } = entryState().usr ?? {};
  return newEntry({ visit });
}

/**
 * Adds the entry of a link, and stores in the one before by which link the visitor left it. It takes the place of an entry
 * whose page was not shown yet. Returns its state; undefined if the history refuses.
 */
export function enterBy(link: HTMLAnchorElement, awaited?: EntryState): EntryState | undefined {
  const { pathname, search, href } = window.location;
  const left = entryState();
  if (link.href === href) return left;
  if (awaited && isCurrent(awaited)) {
    const entry = newEntry({ ...awaited.usr, visit: newId() });
    return writeHistory('replaceState', entry, link.href) ? entry : undefined;
  }
  const isSamePage = link.pathname === pathname && link.search === search;
  const visit = (isSamePage ? left.usr?.visit : undefined) ?? newId();
  const entry = newEntry({ from: pathname + search, visit });
  const isStored = writeHistory('replaceState', {
    ...left,
    leftBy: link.getAttribute('href'),
    leftAt: window.scrollY,
  });
  return isStored && writeHistory('pushState', entry, link.href) ? entry : undefined;
}

/** False once Back or another link has led elsewhere. */
export function isCurrent({ key }: EntryState): boolean {
  return entryState().key === key;
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

function newEntry(usr: LocationState): EntryState {
  return { key: newId(), usr };
}

/** Unique in this tab, also beside the entries from before a reload. */
function newId(): string {
  return Math.random().toString(36).slice(2);
}

function entryState(): EntryState {
  return (history.state ?? {}) as EntryState;
}
