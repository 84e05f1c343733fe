import { startTransition, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router-dom';
import { reportFault } from '../browser/report-fault.ts';
import { showWaiting } from '../browser/waiting.ts';
import { endDoubleClicks } from './double-click.ts';
import { completeEntry, enterBy, isCurrent, useVisit } from './history-entry.ts';
import { countWrite, writesLeft } from './history-writes.ts';
import { movePicture } from './move-picture.ts';
import { scrollToLeft } from './scroll-to-left.ts';

/**
 * Waits for the code of the page at a URL, and for the record of its car. Undefined if there is nothing to wait for,
 * false if something does not come or not in time.
 */
export type WaitForPage = (place: Pick<Location, 'pathname' | 'search'>) => Promise<boolean> | undefined;

/**
 * Navigates on a click on a link within the site. One listener serves all links: React Router's `Link` would render
 * every card again at each change of the filters.
 */
export function useLinkNavigation(waitFor: WaitForPage = () => undefined): void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const visit = useVisit();
  /** The entry of a page that has not arrived. */
  const awaited = useRef<ReturnType<typeof enterBy>>(undefined);

  /** The history changes at once; the page once it has arrived, and its picture may move. */
  const follow = useEffectEvent(async (link: HTMLAnchorElement, arrival: Promise<boolean> | undefined) => {
    const { pathname: path, search, hash, href } = link;
    showWaiting(false);
    // Of the entry that is left, of the link's, and React Router's of the same.
    if (writesLeft() < 3) return window.location.assign(href);
    const entry = enterBy(link, awaited.current);
    if (!entry) return window.location.assign(href);
    awaited.current = arrival && entry;
    if (arrival) {
      showWaiting(true);
      const isThere = await arrival;
      // Back, a filter or another link may have been quicker.
      if (awaited.current !== entry || !isCurrent(entry)) return;
      awaited.current = undefined;
      showWaiting(false);
      if (!isThere) {
        reportFault('load');
        return window.location.reload();
      }
    }
    const show = () => {
      if (!isCurrent(entry)) return;
      countWrite();
      void navigate({ pathname: path, search, hash }, { replace: true, state: entry.usr });
    };
    if (!movePicture(link, show)) startTransition(show);
  });

  /** A link to a part of a page is the browser's, as is its entry. */
  const completeShownEntry = useEffectEvent(() => {
    completeEntry(window.location.pathname === pathname ? visit : undefined);
  });

  // Once. Its listener of popstate must be called before React Router's, also after an error screen.
  useLayoutEffect(() => {
    const page = new AbortController();
    const { signal } = page;
    endDoubleClicks(signal);
    document.addEventListener('click', onClick, { signal });
    for (const type of ['click', 'auxclick'] as const) {
      document.addEventListener(type, passToCardLink, { signal });
    }
    for (const type of ['pointerover', 'focusin']) document.addEventListener(type, onTouch, { signal });
    window.addEventListener('popstate', onPop, { signal, capture: true });
    return () => page.abort();

    /** Loads a page before the click on its link: a finger or a pointer touches it, or the focus does. */
    function onTouch({ target }: Event): void {
      const link = linkWithinSite(target) ?? linkWithinSite(cardLink(target));
      if (link) void waitFor(link);
    }

    function onClick(event: MouseEvent): void {
      const link = linkWithinSite(event.target);
      if (!link || !isPlainClick(event)) return;
      event.preventDefault();
      // If its code or its record is lost or late, the browser loads the page.
      void follow(link, waitFor(link));
    }

    function onPop(event: PopStateEvent): void {
      completeShownEntry();
      awaited.current = undefined;
      showWaiting(false);
      const arrival = waitFor(window.location) ?? placeToRestore();
      if (arrival) void popLater(event, arrival);
    }

    /** The browser has restored the position within the event, too early: WebKit does not do so again. */
    async function popLater(event: PopStateEvent, arrival: Promise<boolean>): Promise<void> {
      event.stopImmediatePropagation();
      showWaiting(true);
      const { href } = window.location;
      const isThere = await arrival;
      // The visitor has gone elsewhere since.
      if (window.location.href !== href) return;
      showWaiting(false);
      if (!isThere) return window.location.reload();
      flushSync(() =>
        window.dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown })),
      );
      scrollToLeft();
    }
  }, [waitFor]);
}

/** Undefined if the browser restores the position: reload-on-back.ts switches it off for an entry that Back then passes over. */
function placeToRestore(): Promise<true> | undefined {
  if (history.scrollRestoration === 'auto') return undefined;
  history.scrollRestoration = 'auto';
  return Promise.resolve(true);
}

/** A click on a card's text, which lies above its link, is one on the link, unless it ended a selection. */
function passToCardLink(event: MouseEvent): void {
  const { target, button } = event;
  if (!(target instanceof Element) || target.closest('a, button') || button > 1) return;
  if (getSelection()?.isCollapsed === false) return;
  cardLink(target)?.dispatchEvent(new MouseEvent('click', event));
}

function cardLink(target: EventTarget | null): Element | null | undefined {
  return target instanceof Element ? target.closest('.car-card')?.querySelector('.car-card__link') : null;
}

function linkWithinSite(part: EventTarget | null | undefined): HTMLAnchorElement | undefined {
  const link = part instanceof Element ? part.closest<HTMLAnchorElement>('a[href^="/"]') : null;
  const isWithin = link?.target === '' && link.origin === window.location.origin;
  return isWithin ? link : undefined;
}

/** False for a click that the browser handles, such as one that opens a tab. */
export function isPlainClick({
  defaultPrevented,
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: MouseEvent): boolean {
  return !defaultPrevented && button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
