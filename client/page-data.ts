import type { Site } from '../shared/site.ts';

/** What the server writes into the page, so that the browser hydrates the same tree. Paths begin with '/'. */
export type PageData = {
  site: Site;
  /** The first script, client/loader.ts. */
  loader: string;
  /** The script that the loader runs, client/hydrate.tsx. */
  hydrateScript: string;
  stylesheet: string;
  icons: string;
  /** The scripts that the page needs. */
  modules: readonly string[];
  /** Where browsers report faults: '/errors/1a2b3c4d' names the build. Missing when reports are off. */
  faults?: string;
  /** The day in India, by the server's clock: '2026-11-22'. */
  today: string;
};

export const pageDataId = 'page-data';

/** Dispatched on the window after hydration. */
export const hydratedEvent = 'hydrated';

export function readPageData(document: Document): PageData {
  const json = document.getElementById(pageDataId)?.textContent;
  if (!json) throw new Error(`The page has no #${pageDataId}`);
  return JSON.parse(json) as PageData;
}
