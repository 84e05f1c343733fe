import { readStored, writeStored } from '../browser/storage.ts';

/** Where a visitor was on a page: the scroll position in pixels, and the href of the link by which they left. */
export type Place = { top: number; link?: string };

// Session storage survives a reload; if it is disabled, places last as long as the document.
const places = new Map<string, Place>();
let shownKey: string | undefined;
let isLeaving = false;

/** The key of the current history entry. React Router sets one for entries that it adds; this adds missing ones. */
export function entryKey(): string {
  const { key } = (history.state ?? {}) as { key?: string };
  if (key !== undefined) return key;
  const added = newKey();
  history.replaceState({ ...history.state, key: added }, '');
  return added;
}

export function newKey(): string {
  return Math.random().toString(36).slice(2, 10);
}

/** The key of the entry whose page is shown: while a page loads, this is still the previous one. */
export function shownEntry(): string | undefined {
  return shownKey;
}

export function showEntry(key: string): void {
  if (!isLeaving) shownKey = key;
}

/** After Back during hydration the page is reloaded: it must not store its own position for the entry it goes to. */
export function leaveEntry(): void {
  isLeaving = true;
}

/** Stores the visitor's place on the page that is shown. */
export function keepPlace(link?: string | null): void {
  if (shownKey === undefined) return;
  const place: Place = { top: Math.round(window.scrollY), ...(link && { link }) };
  places.set(shownKey, place);
  writeStored('sessionStorage', `place-${shownKey}`, place);
}

export function placeOf(key: string): Place | null {
  return places.get(key) ?? (readStored('sessionStorage', `place-${key}`) as Place | null);
}

/** Restores the place after Back or Forward between two entries of the same page. */
export function returnToEntry(): void {
  const key = entryKey();
  if (shownKey === undefined) return;
  showEntry(key);
  const place = placeOf(key);
  if (place) window.scrollTo({ top: place.top, behavior: 'instant' });
}

/** After a reload the browser restores the place itself, unless scrollRestoration is 'manual'. */
export function restoreLoadedPage(): void {
  const place = placeOf(entryKey());
  if (place && history.scrollRestoration === 'manual') window.scrollTo(0, place.top);
}
