import type { AssetManifest } from '../shared/asset-manifest.ts';
import type { CarDetail } from '../shared/cars/car.ts';
import type { Site } from '../shared/site.ts';

/** What the server writes into the page, so that the browser hydrates the same tree. Paths begin with '/'. */
export type PageData = AssetManifest & {
  site: Site;
  /** The detail records that the page shows: its car's, or those of the sold cars that its URL names. */
  records?: readonly CarDetail[];
  /** Where browsers report errors: '/errors/1a2b3c4d' names the build. Missing when reports are off. */
  errorsPath?: string;
  /** The day in India, by the server's clock: '2026-11-22'. */
  today: string;
};

export const pageDataId = 'page-data';

/** Dispatched on the window when the page's content is hydrated. */
export const hydratedEvent = 'hydrated';

export function readPageData(document: Document): PageData {
  const json = document.getElementById(pageDataId)?.textContent;
  if (!json) throw new Error(`The page has no #${pageDataId}`);
  return JSON.parse(json) as PageData;
}
