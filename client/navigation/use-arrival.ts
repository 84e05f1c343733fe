import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import type { Location } from 'react-router-dom';
import { prefersReducedMotion } from '../browser/reduced-motion.ts';
import { entryKey, keepPlace, placeOf, showEntry, shownEntry } from './place.ts';
import type { Place } from './place.ts';

/**
 * Scrolls before the paint after navigation: to the visitor's last place after Back and after a link that repeats an
 * entry, else to the link's fragment or the top of the page. Moves the focus to the same place.
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

/** The entry that a link repeats: see use-way-back.ts. */
function repeatedEntry(state: unknown): string {
  const { repeats } = (state ?? {}) as { repeats?: string };
  return repeats ?? '';
}

function restore({ top, link }: Place, isOtherPage: boolean): void {
  window.scrollTo({ top, behavior: 'instant' });
  if (!isOtherPage) return;
  const linkElement = [...document.links].find(
    (it) => it.getAttribute('href') === link && it.checkVisibility(),
  );
  if (linkElement) linkElement.focus({ preventScroll: true });
  else focusOn(document.querySelector('h1'));
}

function arrive(hash: string, isOtherPage: boolean): void {
  const part = hash ? document.getElementById(hash.slice(1)) : null;
  const target = part ?? (isOtherPage ? document.querySelector('h1') : null);
  // An open menu keeps the focus until it has faded.
  const menu = document.querySelector('dialog[open]');
  if (menu) menu.addEventListener('close', () => focusOn(target), { once: true });
  else focusOn(target);
  if (part) part.scrollIntoView();
  else if (isOtherPage) scrollToTop();
}

function scrollToTop(): void {
  // Firefox sometimes drops a smooth scroll to the top when it lays out a shorter page only afterwards.
  window.scrollTo({ top: window.scrollY, behavior: 'instant' });
  window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
}

function focusOn(target: HTMLElement | null): void {
  target?.setAttribute('tabindex', '-1');
  target?.focus({ preventScroll: true });
}

/**
 * Lets the browser restore the scroll position only after a full load. On navigation within the site it would scroll too
 * early, before the next page's code is loaded. A hidden page is included, because the browser may discard it.
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
