import { scrollToLeft } from '../navigation/scroll-to-left.ts';

const servedUrl = location.pathname + location.search;

/** False once Back or Forward led to an entry that the app added before a reload: that page is being loaded. */
export function isServedUrl(): boolean {
  return location.pathname + location.search === servedUrl;
}

/** Until the signal, Back and Forward load such a page, at the place where the visitor left it by a link. */
export function reloadOnBack(signal: AbortSignal): void {
  if (history.scrollRestoration === 'manual') restorePlace();
  addEventListener('popstate', onPop, { signal });
}

function onPop(): void {
  if (isServedUrl()) return;
  // Else the browser may store this page's position for the entry, and restore it.
  history.scrollRestoration = 'manual';
  location.reload();
}

function restorePlace(): void {
  addEventListener('DOMContentLoaded', scrollToLeft);
  // Until then Chromium may still restore a position.
  addEventListener('load', () => setTimeout(() => (history.scrollRestoration = 'auto')));
}
