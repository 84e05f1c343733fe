import { scrollToLeft } from '../navigation/scroll-to-left.ts';

const servedUrl = location.pathname + location.search;

/** False once Back or Forward led to an entry that the app added before a reload: that page is being loaded. */
export function isServedUrl(): boolean {
  return location.pathname + location.search === servedUrl;
}

/** Until the signal, Back and Forward load such a page, at the place that the visitor left. */
export function reloadOnBack(signal: AbortSignal): void {
  addEventListener('popstate', onPop, { signal });
}

function onPop(): void {
  if (isServedUrl()) return;
  const { style } = document.documentElement;
  // After this event the browser restores the scroll position, and keeps it at the reload. This page may be too short.
  style.minHeight = '100000px';
  // Else Chromium keeps the place of an element of this page, such as the footer.
  style.overflowAnchor = 'none';
  // Else Firefox may restore it before the layout.
  document.documentElement.getBoundingClientRect();
  // A busy WebKit restores it too late.
  scrollToLeft();
  const reload = () => location.reload();
  addEventListener('scroll', reload, { once: true });
  setTimeout(reload, 400);
}
