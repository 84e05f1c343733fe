import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * A click on a link within the site changes the page without loading it anew. One listener for all of them: React
 * Router's own `Link` costs 2.3 kB, and time for each of the cards.
 */
export function useLinkNavigation(): void {
  const navigate = useNavigate();

  useEffect(() => {
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);

    function onClick(event: MouseEvent): void {
      const link =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
      if (!link || !isWithinSite(link) || !isPlainClick(event)) return;
      event.preventDefault();
      const { pathname, search, hash, href } = link;
      void navigate({ pathname, search, hash }, { replace: href === window.location.href });
    }
  }, [navigate]);
}

function isWithinSite({ target, origin, attributes }: HTMLAnchorElement): boolean {
  const isToPage = attributes.getNamedItem('href')?.value.startsWith('/') === true;
  return isToPage && target === '' && origin === window.location.origin;
}

/** Every other click, such as one that opens a tab, is the browser's. */
function isPlainClick({ defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return !defaultPrevented && button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
