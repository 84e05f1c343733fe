import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';
import { readComplaints } from '../harness/complaints.ts';

const decoy = '/robots.txt?decoy';

// All pages are opened in parallel, because Chromium warns about unused preloads only after several seconds.
it('a page with pictures uses every file that it preloads, on a desktop and on a phone', async () => {
  const visits = ['/', '/inventory', '/car/1'].flatMap((path) =>
    [1440, 390].map((width) => ({ path, width })),
  );
  await Promise.all(
    visits.map(async ({ path, width }) => {
      const page = await openPage(path, { width, isQuiet: false, before: addDecoy });
      await expect.poll(() => readComplaints(page), { message: path }).not.toEqual([]);
      // Chromium sometimes repeats its warning.
      const others = readComplaints(page).filter((text) => !text.includes(`${decoy} was preloaded`));
      expect.soft(others, `${path} at ${width} pixels`).toEqual([]);
    }),
  );
});

// Chromium warns about all unused preloads at once. The warning about this one shows that the others were used.
async function addDecoy(page: Page): Promise<void> {
  await page.addInitScript((href) => {
    if (window.top !== window) return;
    addEventListener('DOMContentLoaded', () => {
      const link = { rel: 'preload', as: 'fetch', crossOrigin: '', href };
      document.head.append(Object.assign(document.createElement('link'), link));
    });
  }, decoy);
}
