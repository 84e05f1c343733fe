import { EventEmitter, once } from 'node:events';
import type { Page } from 'playwright-core';
import { hydrated } from '../../chromium/hydration.ts';
import { openPage, type Visit } from './browser.ts';
import { startScript } from './scripts.ts';

/** Opens a page whose scripts, except the first one, are held back until `arrive` is called. */
export async function openHeld(
  path: string,
  visit: Visit = {},
): Promise<{ page: Page; arrive: () => Promise<void> }> {
  const code = new EventEmitter();
  const arrival = once(code, 'arrival');
  const page = await openPage(path, {
    ...visit,
    isHydrated: false,
    before: (it) =>
      it.route('**/assets/**/*.js', async (route) => {
        if (!route.request().url().endsWith(startScript)) await arrival;
        await route.continue();
      }),
  });
  return {
    page,
    async arrive() {
      code.emit('arrival');
      await hydrated(page);
    },
  };
}

export const isWaiting = (page: Page): Promise<boolean> =>
  page.locator('html').evaluate((html) => 'waiting' in html.dataset);
