import { startTransition, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { reportFault } from '../browser/report-fault.ts';
import { showWaiting } from '../browser/waiting.ts';
import { carIdOf } from '../../shared/page-at.ts';
import { endDoubleClicks } from './double-click.ts';
import { completeEntry, enterBy, isCurrent, useVisit } from './history-entry.ts';
import { countWrite, writesLeft } from './history-writes.ts';
import { movePicture } from './move-picture.ts';

/**
 * Waits for the record of a car before its page is shown. Undefined if there is nothing to wait for, false if it does not
 * come or not in time.
 */
export type WaitForCar = (id: string | undefined) => Promise<boolean> | undefined;

/**
 * Navigates on a click on a link within the site. One listener serves all links: React Router's `Link` would render
 * every card again at each change of the filters.
 */
export function useLinkNavigation(waitForCar: WaitForCar = () => undefined): void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const visit = useVisit();
  /** The entry of a car's page whose record has not arrived. */
  const awaited = useRef<ReturnType<typeof enterBy>>(undefined);

  /** The history changes at once; the page once its record is there, and its picture may move. */
  const follow = useEffectEvent(async (link: HTMLAnchorElement, record: Promise<boolean> | undefined) => {
    const { pathname: path, search, hash, href } = link;
    showWaiting(false);
    // Of the entry that is left, of the link's, and React Router's of the same.
    if (writesLeft() < 3) return window.location.assign(href);
    const entry = enterBy(link, awaited.current);
    if (!entry) return window.location.assign(href);
    awaited.current = record && entry;
    if (record) {
      showWaiting(true);
      const isThere = await record;
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

    /** Loads the record of a car before the click on its link: a finger or a pointer touches it, or the focus does. */
    function onTouch({ target }: Event): void {
      const link = linkWithinSite(target) ?? linkWithinSite(cardLink(target));
      if (link) void waitForCar(carIdOf(link.pathname));
    }

    function onClick(event: MouseEvent): void {
      const link = linkWithinSite(event.target);
      if (!link || !isPlainClick(event)) return;
      event.preventDefault();
      // If the record is lost or late, the browser loads the page.
      void follow(link, waitForCar(carIdOf(link.pathname)));
    }

    function onPop(event: PopStateEvent): void {
      completeShownEntry();
      awaited.current = undefined;
      showWaiting(false);
      const record = waitForCar(carIdOf(window.location.pathname));
      if (record) void popLater(event, record);
    }

    /** The browser restores the position of what is rendered within the event, so that comes again with the record. */
    async function popLater(event: PopStateEvent, record: Promise<boolean>): Promise<void> {
      event.stopImmediatePropagation();
      showWaiting(true);
      const { href } = window.location;
      const isThere = await record;
      // The visitor has gone elsewhere since.
      if (window.location.href !== href) return;
      showWaiting(false);
      if (isThere) window.dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
      else window.location.reload();
    }
  }, [waitForCar]);
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
