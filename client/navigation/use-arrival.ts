import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { prefersReducedMotion } from '../browser/reduced-motion.ts';

/**
 * Shows the part of the page that a link names, or else the top of another page, and moves the focus there for screen
 * readers.
 */
export function useArrival(): void {
  const { pathname, hash, key } = useLocation();
  const cameByLink = useNavigationType() !== NavigationType.Pop;
  const last = useRef({ pathname, key });

  useLayoutEffect(() => {
    const isOtherPage = last.current.pathname !== pathname;
    const wasLinkFollowed = cameByLink && last.current.key !== key;
    last.current = { pathname, key };
    if (!isOtherPage && !wasLinkFollowed) return;
    const part = hash ? document.getElementById(hash.slice(1)) : null;
    const target = part ?? (isOtherPage ? document.querySelector('h1') : null);
    // The menu that led here keeps the focus until it has faded.
    const menu = document.querySelector('dialog[open]');
    if (menu) menu.addEventListener('close', () => focus(target), { once: true });
    else focus(target);
    if (part) part.scrollIntoView();
    else if (isOtherPage) scrollToTop();
  }, [pathname, hash, key, cameByLink]);
}

function focus(target: HTMLElement | null): void {
  target?.setAttribute('tabindex', '-1');
  target?.focus({ preventScroll: true });
}

function scrollToTop(): void {
  // From deep in a long page the whole way would take a second, and begin at the footer of the new one.
  const { innerHeight } = window;
  if (window.scrollY > innerHeight) window.scrollTo({ top: innerHeight, behavior: 'instant' });
  window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
}
