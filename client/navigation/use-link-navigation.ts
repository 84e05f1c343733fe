import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { keepPlace } from './place.ts';
import { stopWaiting, waitFor } from './wait-for.ts';

/**
 * Navigates on a click on a link within the site, as soon as the page's code is loaded. One listener serves all links:
 * React Router's `Link` costs 2.3 kB, and time for each card.
 */
export function useLinkNavigation(load: (pathname: string, query: string) => Promise<unknown>): void {
  const navigate = useNavigate();

  useEffect(() => {
    const page = new AbortController();
    let wanted: HTMLAnchorElement | undefined;
    document.addEventListener('click', onClick, { signal: page.signal });
    for (const type of ['click', 'auxclick'] as const) {
      document.addEventListener(type, passToCardLink, { signal: page.signal });
    }
    // Before React Router's listener, which may begin to wait for the page that the visitor goes to.
    window.addEventListener('popstate', onPop, { signal: page.signal, capture: true });
    return () => page.abort();

    function onClick(event: MouseEvent): void {
      const link =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
      if (!link || !isWithinSite(link) || !isPlainClick(event)) return;
      event.preventDefault();
      wanted = link;
      void follow(link);
    }

    async function follow(link: HTMLAnchorElement): Promise<void> {
      const { pathname, search, hash, href, dataset } = link;
      const leftBy = link.getAttribute('href');
      await waitFor(load(pathname, search), () => window.location.assign(href));
      if (wanted !== link) return;
      keepPlace(leftBy);
      const state = dataset.repeats === undefined ? undefined : { repeats: dataset.repeats };
      void navigate({ pathname, search, hash }, { replace: href === window.location.href, state });
    }

    function onPop(): void {
      wanted = undefined;
      stopWaiting();
    }
  }, [navigate, load]);
}

/** A click on a card's text, which lies above its link, is one on the link, unless it ended a selection. */
function passToCardLink(event: MouseEvent): void {
  const { target, button } = event;
  if (!(target instanceof Element) || target.closest('a, button') || button > 1) return;
  if (getSelection()?.isCollapsed === false) return;
  const link = target.closest('.car-card')?.querySelector('.car-card__link');
  link?.dispatchEvent(new MouseEvent('click', event));
}

function isWithinSite({ target, origin, attributes }: HTMLAnchorElement): boolean {
  const isToPage = attributes.getNamedItem('href')?.value.startsWith('/') === true;
  return isToPage && target === '' && origin === window.location.origin;
}

/** False for a click that the browser handles, such as one that opens a tab. */
function isPlainClick({ defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return !defaultPrevented && button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
