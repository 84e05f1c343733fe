import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { focusOn } from '../browser/pass-focus-on.ts';
import { scrollToTop } from '../browser/scroll-to-top.ts';
import { leftLink } from './history-entry.ts';

/**
 * After a link: scrolls to its fragment or to the top of a new page, and moves the focus there. After Back and Forward
 * the browser scrolls; the focus goes to the link by which the visitor left the page.
 */
export function useArrival(): void {
  const { pathname, hash, key } = useLocation();
  const isPop = useNavigationType() === NavigationType.Pop;
  const last = useRef({ pathname, key });

  useLayoutEffect(() => {
    if (last.current.key === key) return;
    const isOtherPage = last.current.pathname !== pathname;
    last.current = { pathname, key };
    if (!isPop) arrive(hash, isOtherPage);
    else if (isOtherPage) returnFocus();
  }, [pathname, hash, key, isPop]);
}

function returnFocus(): void {
  const link = leftLink();
  if (link) link.focus({ preventScroll: true });
  else focusOn(document.querySelector('h1'), { preventScroll: true });
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
