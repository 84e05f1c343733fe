import { readStored, writeStored } from '../browser/storage.ts';

/** Where a visitor was on a page: how far down in pixels, and the address of the link by which they left. */
export type Place = { top: number; link?: string };

// The storage lasts through a reload; where it is switched off, places last as long as the document.
const places = new Map<string, Place>();
let shownKey: string | undefined;

/** The key of the history entry that the address bar has. React Router gives one to those that it adds. */
export function entryKey(): string {
  const { key } = (history.state ?? {}) as { key?: string };
  if (key !== undefined) return key;
  const given = newKey();
  history.replaceState({ ...history.state, key: given }, '');
  return given;
}

export function newKey(): string {
  return Math.random().toString(36).slice(2, 10);
}

/** The key of the entry whose page is shown, which lags behind the address bar while that page loads. */
export function shownEntry(): string | undefined {
  return shownKey;
}

export function showEntry(key: string): void {
  shownKey = key;
}

/** Remembers where the visitor is on the page that is shown. */
export function keepPlace(link?: string | null): void {
  if (shownKey === undefined) return;
  const place: Place = { top: Math.round(window.scrollY), ...(link && { link }) };
  places.set(shownKey, place);
  writeStored('sessionStorage', `place-${shownKey}`, JSON.stringify(place));
}

export function placeOf(key: string): Place | undefined {
  const stored = readStored('sessionStorage', `place-${key}`);
  return places.get(key) ?? (stored === null ? undefined : (JSON.parse(stored) as Place));
}

/** Between entries of one page: what Back and Forward lead to is shown where it was left. */
export function returnToEntry(): void {
  const key = entryKey();
  if (shownKey === undefined) return;
  showEntry(key);
  const place = placeOf(key);
  if (place) window.scrollTo({ top: place.top, behavior: 'instant' });
}

/** After a full load the browser finds the place itself, unless it was told not to. */
export function restoreLoadedPage(): void {
  const place = placeOf(entryKey());
  if (place && history.scrollRestoration === 'manual') window.scrollTo(0, place.top);
}
