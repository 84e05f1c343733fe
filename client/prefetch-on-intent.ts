import { loadOnce } from './screen-cache.ts';

/** Loads a page's code as soon as a pointer or the focus rests on a link to it. */
export function prefetchOnIntent(root: Document): void {
  for (const type of ['pointerover', 'focusin']) root.addEventListener(type, onIntent, { passive: true });

  function onIntent({ target }: Event): void {
    const link =
      target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]:not([target])') : null;
    if (link && link.pathname !== window.location.pathname) loadOnce(link.pathname).catch(() => undefined);
  }
}
