import type { Browser, CDPSession, Page } from 'playwright-core';
import { hydrated } from '../../chromium/hydration.ts';
import { launchChromium } from '../../chromium/launch-chromium.ts';
import { viewportOf } from '../../chromium/viewport.ts';
import { medians, type Row } from '../medians.ts';
import { clickTimer, recordVisit, visitSoFar } from './recorder.ts';

/** A page, and a link on it. */
const pages = [
  { path: '/', link: 'main a[href="/inventory"]' },
  { path: '/inventory', link: 'main a[href^="/car/"]' },
  { path: '/car/1', link: 'main a[href^="/car/"]' },
];

const slowdown = 4;
// A visitor looks at what came into view, and a finger stays for a moment.
const lookMs = 1000;
const touchMs = 100;

/** Lighthouse's slow 4G, in bytes a second. */
const slow4g = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 };

/** Medians of first visits, each in a fresh profile. Each round visits every site in turn. */
export async function compareInBrowser(sites: readonly string[], rounds: number): Promise<Row[]> {
  const browser = await launchChromium();
  const visits: Row[] = [];
  try {
    for (let round = 1; round <= rounds; round += 1) {
      process.stderr.write(`round ${round} of ${rounds}\n`);
      for (const page of pages) {
        for (const site of sites) {
          visits.push({ page: page.path, site, ...(await visit(browser, site, page)) });
        }
      }
    }
  } finally {
    await browser.close();
  }
  return medians(visits);
}

async function visit(browser: Browser, site: string, { path, link }: (typeof pages)[number]) {
  const context = await browser.newContext({
    viewport: viewportOf(390),
    isMobile: true,
    hasTouch: true,
    baseURL: site,
  });
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
    const soFar = await page.evaluate(visitSoFar);
    await page.evaluate(clickTimer);
    await touch(page, session, link);
    await page.waitForFunction(() => 'toNextPage' in window);
    const { toNextPage } = await page.evaluate(visitSoFar);
    return {
      'hydrated ms': soFar.hydrated,
      'longest task ms': soFar.longestTask,
      'largest paint ms': soFar.largestPaint,
      'click to next page ms': toNextPage,
    };
  } finally {
    await context.close();
  }
}

/** As a visitor does: scrolls, looks, and touches a link. */
async function touch(page: Page, session: CDPSession, link: string): Promise<void> {
  await page.mouse.wheel(0, 300);
  const target = page.locator(link).first();
  await target.scrollIntoViewIfNeeded();
  await page.waitForTimeout(lookMs);
  const { x = 0, y = 0, width = 0, height = 0 } = (await target.boundingBox()) ?? {};
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForTimeout(touchMs);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
