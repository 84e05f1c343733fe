import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { foundPaths } from '../../../scripts/sample-pages.ts';
import { openPage } from '../harness/browser.ts';
import { readComplaints } from '../harness/complaints.ts';

const decoy = '/robots.txt?decoy';

describe.each([390, 1440])('at %i pixels', (width) => {
  it('every preloaded file is used on every page', { timeout: 60_000 }, async () => {
    const pages = await Promise.all(foundPaths.map((path) => openPage(path, { width, before: addDecoy })));
    for (const page of pages) {
      await expect.poll(() => readComplaints(page), { timeout: 15_000 }).not.toEqual([]);
      expect(readComplaints(page)).toEqual([expect.stringContaining(`${decoy} was preloaded`)]);
    }
  });
});

// Chromium warns of all unused preloads at once, seconds after the load; this request shows that it does.
async function addDecoy(page: Page): Promise<void> {
  await page.addInitScript((href) => {
    if (window.top !== window) return;
    document.addEventListener('DOMContentLoaded', () => {
      const link = document.createElement('link');
      document.head.prepend(Object.assign(link, { rel: 'preload', as: 'fetch', crossOrigin: '', href }));
    });
  }, decoy);
}
