import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { prefersReducedMotion } from '../browser/reduced-motion.ts';

/** On a change of path: scrolls to the top, or to the part that the address names, and moves the focus to the new page's heading for screen readers. */
export function useArrival(): void {
  const { pathname, hash } = useLocation();
  const arrivedAt = useRef(pathname);

  useLayoutEffect(() => {
    if (arrivedAt.current === pathname) return;
    arrivedAt.current = pathname;
    // The menu that led here keeps the focus until it has faded.
    const menu = document.querySelector('dialog[open]');
    if (menu) menu.addEventListener('close', focusHeading, { once: true });
    else focusHeading();
    const part = hash ? document.getElementById(hash.slice(1)) : null;
    if (part) {
      part.scrollIntoView();
      return;
    }
    // From deep in a long page the whole way would take a second, and begin at the footer of the new one.
    const { innerHeight } = window;
    if (window.scrollY > innerHeight) window.scrollTo({ top: innerHeight, behavior: 'instant' });
    window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
  }, [pathname, hash]);
}

function focusHeading(): void {
  const heading = document.querySelector('h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}
