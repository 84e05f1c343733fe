import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import type { Location } from 'react-router-dom';
import { prefersReducedMotion } from '../browser/reduced-motion.ts';
import { entryKey, keepPlace, placeOf, showEntry, shownEntry } from './place.ts';
import type { Place } from './place.ts';

/**
 * On the way back, and on a link that repeats an entry, shows the page where the visitor left it, before it is painted.
 * Otherwise shows the part that a link names, or else the top of another page. The focus goes along.
 */
export function useArrival(): void {
  const { pathname, hash, key, state } = useLocation() as Location<unknown>;
  const cameByLink = useNavigationType() !== NavigationType.Pop;
  const last = useRef({ pathname, key });

  useEffect(keepPlaces, []);

  useLayoutEffect(() => {
    showEntry(key);
    if (last.current.key === key) return;
    const isOtherPage = last.current.pathname !== pathname;
    last.current = { pathname, key };
    const place = placeOf(cameByLink ? repeatedEntry(state) : key);
    if (place) restore(place, isOtherPage);
    else if (cameByLink || isOtherPage) arrive(hash, isOtherPage);
  }, [pathname, hash, key, state, cameByLink]);
}

/** The entry that a link leads back to: see use-way-back.ts. */
function repeatedEntry(state: unknown): string {
  const { repeats } = (state ?? {}) as { repeats?: string };
  return repeats ?? '';
}

function restore({ top, link }: Place, isOtherPage: boolean): void {
  window.scrollTo({ top, behavior: 'instant' });
  if (!isOtherPage) return;
  const left = [...document.links].find((it) => it.getAttribute('href') === link && it.checkVisibility());
  if (left) left.focus({ preventScroll: true });
  else focusOn(document.querySelector('h1'));
}

function arrive(hash: string, isOtherPage: boolean): void {
  const part = hash ? document.getElementById(hash.slice(1)) : null;
  const target = part ?? (isOtherPage ? document.querySelector('h1') : null);
  // The menu that led here keeps the focus until it has faded.
  const menu = document.querySelector('dialog[open]');
  if (menu) menu.addEventListener('close', () => focusOn(target), { once: true });
  else focusOn(target);
  if (part) part.scrollIntoView();
  else if (isOtherPage) window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
}

function focusOn(target: HTMLElement | null): void {
  target?.setAttribute('tabindex', '-1');
  target?.focus({ preventScroll: true });
}

/**
 * The browser restores what it loads, and we what it does not: it would scroll the page that is being left, and know
 * nothing of one whose code is yet to come. A page that is hidden may be thrown away, and be loaded anew.
 */
function keepPlaces(): () => void {
  const page = new AbortController();
  const { signal } = page;
  const onHide = () => {
    keepPlace();
    history.scrollRestoration = shownEntry() === entryKey() ? 'auto' : 'manual';
  };
  const onShow = () => {
    history.scrollRestoration = 'manual';
  };
  onShow();
  window.addEventListener('pagehide', onHide, { signal });
  window.addEventListener('pageshow', onShow, { signal });
  document.addEventListener(
    'visibilitychange',
    () => (document.visibilityState === 'hidden' ? onHide() : onShow()),
    { signal },
  );
  return () => page.abort();
}
