/** Loads a page's code when a pointer enters or the focus reaches a link to it. */
export function prefetchOnIntent(root: Document, load: (pathname: string) => Promise<unknown>): void {
  for (const type of ['pointerover', 'focusin']) root.addEventListener(type, onIntent, { passive: true });

  function onIntent({ target }: Event): void {
    const link =
      target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]:not([target])') : null;
    if (link && link.pathname !== window.location.pathname) load(link.pathname).catch(() => undefined);
  }
}
