import { useEffectEvent, useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { toasts } from '../toasts/toasts.ts';
import { reloadEntry } from './history-entries.ts';

export type EntryState = {
  /** The path and query of the previous entry, if a link within the site led from there. */
  from?: string;
};

type Url = Pick<Location, 'pathname' | 'search'>;

const doubleClick = { ms: 500, pixels: 30 };

/**
 * Follows links within the site if everything that the page needs is loaded; otherwise the browser follows them. One
 * listener serves all links, because React Router's `Link` would render every card again at each change of the filters.
 */
export function useLinkNavigation(isLoaded: (url: Url) => boolean): void {
  const navigate = useNavigate();
  const { pathname: shown, state } = useLocation() as { pathname: string; state: EntryState | null };

  const follow = useEffectEvent((event: MouseEvent): boolean => {
    const link = linkWithinSite(event.target);
    if (!link || !isPlainClick(event)) return false;
    const { pathname, search, hash, href } = link;
    if (isLoaded(link)) {
      event.preventDefault();
      const entry = { from: window.location.pathname + window.location.search } satisfies EntryState;
      const isSame = href === window.location.href;
      void navigate({ pathname, search, hash }, { replace: isSame, state: isSame ? state : entry });
      return pathname !== shown;
    }
    if (!navigator.onLine) {
      event.preventDefault();
      toasts.failure(
        'You are offline, and this page is not loaded yet. Please try again once you are online.',
      );
    }
    return false;
  });

  const onPop = useEffectEvent((event: PopStateEvent) => {
    if (window.location.pathname === shown || isLoaded(window.location)) return;
    event.stopImmediatePropagation();
    reloadEntry();
  });

  // A layout effect, because this popstate listener must run before React Router's.
  useLayoutEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    let followed: MouseEvent | undefined;
    // The second click of a double click was meant for the page of the first.
    const ignoreDouble = (event: MouseEvent) => {
      if (followed && isDouble(followed, event)) {
        event.preventDefault();
        event.stopImmediatePropagation();
      }
    };
    const onClick = (event: MouseEvent) => {
      if (follow(event)) followed = event;
    };
    window.addEventListener('click', ignoreDouble, { signal, capture: true });
    document.addEventListener('click', onClick, { signal });
    window.addEventListener('popstate', onPop, { signal });
    return () => controller.abort();
  }, []);
}

function isDouble(first: MouseEvent, second: MouseEvent): boolean {
  const distance = Math.hypot(second.clientX - first.clientX, second.clientY - first.clientY);
  const isSoon = second.timeStamp - first.timeStamp < doubleClick.ms;
  return second.detail > 0 && isSoon && distance < doubleClick.pixels;
}

function linkWithinSite(part: EventTarget | null): HTMLAnchorElement | undefined {
  const link = part instanceof Element ? part.closest<HTMLAnchorElement>('a[href^="/"]') : null;
  return link?.target === '' && link.origin === window.location.origin ? link : undefined;
}

export function isPlainClick(event: MouseEvent): boolean {
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return !event.defaultPrevented && event.button === 0 && !hasModifier;
}
