import { chromium } from 'playwright-core';
import type { Browser } from 'playwright-core';
import { hydrated } from '../../browser/hydration.ts';
import { launchOptions } from '../../browser/launch-options.ts';
import { viewportOf } from '../../browser/viewport.ts';
import { median } from '../median.ts';
import { clickTimer, recordVisit, visitSoFar } from './recorder.ts';

/** Milliseconds. */
export type Visit = {
  /** From the start of the navigation until React has hydrated the page. */
  hydrated: number;
  longestTask: number;
  largestPaint: number;
  /** From a click on a link to the first frame of the next page. */
  nextPage: number;
};

export type VisitFigures = { site: string; path: string } & Visit;

/** A page, and a link on it. */
const pages = [
  { path: '/', link: 'main a[href="/inventory"]' },
  { path: '/inventory', link: 'main a[href^="/car/"]' },
  { path: '/car/1', link: 'main a[href^="/car/"]' },
];

const slowdown = 4;
/** Lighthouse's slow 4G, in bytes a second. */
const slow4g = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 };

/** Medians of first visits, each in a fresh profile. Each round visits every site in turn. */
export async function compareInBrowser(sites: readonly string[], rounds: number): Promise<VisitFigures[]> {
  const browser = await chromium.launch(launchOptions());
  const visits: VisitFigures[] = [];
  try {
    for (let round = 1; round <= rounds; round += 1) {
      process.stderr.write(`round ${round} of ${rounds}\n`);
      for (const page of pages) {
        for (const site of sites)
          visits.push({ site, path: page.path, ...(await visit(browser, site, page)) });
      }
    }
  } finally {
    await browser.close();
  }
  return pages.flatMap(({ path }) =>
    sites.map((site) => ({
      site,
      path,
      ...medians(visits.filter((one) => one.site === site && one.path === path)),
    })),
  );
}

async function visit(browser: Browser, site: string, { path, link }: (typeof pages)[number]): Promise<Visit> {
  const context = await browser.newContext({ viewport: viewportOf(390), baseURL: site });
  try {
    const page = await context.newPage();
    // The popup of the season would cover the link.
    await page.addInitScript(() => sessionStorage.setItem('hasSeenFestivePopup', 'true'));
    await page.addInitScript(recordVisit);
    const session = await context.newCDPSession(page);
    await session.send('Network.emulateNetworkConditions', slow4g);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(path, { waitUntil: 'load' });
    await hydrated(page);
    // A click ends the largest paint, so it is read before.
    const { toNextPage: _, ...soFar } = await page.evaluate(visitSoFar);
    await page.evaluate(clickTimer);
    await page.locator(link).first().click();
    await page.waitForFunction(() => 'toNextPage' in window);
    const { toNextPage } = await page.evaluate(visitSoFar);
    return { ...soFar, nextPage: toNextPage };
  } finally {
    await context.close();
  }
}

function medians(visits: readonly Visit[]): Visit {
  const middle = (name: keyof Visit) => median(visits.map((one) => one[name]));
  return {
    hydrated: middle('hydrated'),
    longestTask: middle('longestTask'),
    largestPaint: middle('largestPaint'),
    nextPage: middle('nextPage'),
  };
}
