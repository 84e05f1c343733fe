import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { focusOn } from '../browser/pass-focus-on.ts';
import { prefersReducedMotion } from '../browser/visitor-settings.ts';
import { toasts } from '../toasts/toasts.ts';

/**
 * After a link, scrolls to its fragment or to the top of the new page and moves the focus there. After Back and Forward,
 * the browser scrolls, and the focus moves to the link to the previous page.
 */
export function useArrival(): void {
  // Compared by identity, because the key is 'default' for every entry that the browser added.
  const location = useLocation();
  const isPop = useNavigationType() === NavigationType.Pop;
  const last = useRef(location);

  useLayoutEffect(() => {
    const previous = last.current;
    if (previous === location) return;
    last.current = location;
    const isOtherPage = previous.pathname !== location.pathname;
    if (isOtherPage) toasts.dismissFailures();
    // The JSON-LD describes the served page only.
    for (const data of document.querySelectorAll('[type="application/ld+json"]')) data.remove();
    if (!isPop) arrive(location.hash, isOtherPage);
    else if (isOtherPage) returnFocus(previous.pathname);
  }, [location, isPop]);
}

function returnFocus(previousPath: string): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a'), ...document.links];
  const link = links.find((it) => it.pathname === previousPath && it.getClientRects().length > 0);
  focusOn(link ?? document.querySelector('h1'), { preventScroll: true });
}

function arrive(hash: string, isOtherPage: boolean): void {
  const part = hash ? document.getElementById(hash.slice(1)) : null;
  const target = part ?? (isOtherPage ? document.querySelector('h1') : null);
  const focusTarget = () => focusOn(target, { preventScroll: true });
  // An open menu keeps the focus until it has faded.
  const menu = document.querySelector('dialog[open]');
  if (menu) menu.addEventListener('close', focusTarget, { once: true });
  else focusTarget();
  if (part) part.scrollIntoView();
  else if (isOtherPage) scrollToTop();
}

const durationMs = 500;

/**
 * Scrolls smoothly until the visitor does anything else. Not with `behavior: 'smooth'`, which Chromium continues after
 * Back, overwriting the restored position.
 */
function scrollToTop(): void {
  const from = window.scrollY;
  const startedAt = performance.now();
  const controller = new AbortController();
  const { signal } = controller;
  for (const type of ['popstate', 'pointerdown', 'wheel', 'keydown']) {
    addEventListener(type, () => controller.abort(), { signal, passive: true });
  }
  const move = () => {
    if (signal.aborted) return;
    const remaining = prefersReducedMotion()
      ? 0
      : Math.max(0, 1 - (performance.now() - startedAt) / durationMs);
    window.scrollTo({ top: from * remaining ** 3, behavior: 'instant' });
    if (remaining > 0) requestAnimationFrame(move);
    else controller.abort();
  };
  move();
}
