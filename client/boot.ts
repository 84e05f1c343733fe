import type { Site } from '../shared/site.ts';

/** What the server hands to the browser inside the page, so that both render the same. */
export type Boot = {
  site: Site;
  /** Address of the script that loads the others. */
  start: string;
  /** Address of the script that hydrates the page. */
  entryScript: string;
  /** Address of the stylesheet. */
  stylesheet: string;
  /** Address of the icons. */
  icons: string;
  /** Addresses of the scripts that the page needs. */
  modules: readonly string[];
  /** Where faults are reported: '/faults/1a2b3c4d' names the build. Missing where nobody wants to know. */
  faults?: string;
  /** The day in India, by the server's clock: '2026-11-22'. */
  today: string;
};

export const bootElementId = 'boot';

/** Told to the window once the page reacts. */
export const hydratedEvent = 'hydrated';

export function readBoot(document: Document): Boot {
  const json = document.getElementById(bootElementId)?.textContent;
  if (!json) throw new Error('the page carries no boot data');
  return JSON.parse(json) as Boot;
}
