import { chromium } from 'playwright-core';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { hydrated } from '../../../scripts/browser/hydration.ts';
import { launchOptions } from '../../../scripts/browser/launch-options.ts';
import { answerOutside } from '../../../scripts/browser/outside.ts';
import { viewportOf } from '../../../scripts/browser/viewport.ts';
import { recordComplaints } from './complaints.ts';
import { siteAddress } from './site.ts';

export type Visit = Pick<
  BrowserContextOptions,
  | 'javaScriptEnabled'
  | 'reducedMotion'
  | 'forcedColors'
  | 'contrast'
  | 'hasTouch'
  | 'isMobile'
  | 'deviceScaleFactor'
  | 'permissions'
> & {
  /** In pixels; the height follows from it unless given. */
  width?: number;
  height?: number;
  /** Which site: see site.ts. */
  site?: string;
  /** Whether other hosts, such as the map's, answer (with nothing). Slows all requests down; on with the contact page. */
  outside?: boolean;
  /** False lets the festive popup come, 1.5 seconds after the home page. */
  hasSeenPopup?: boolean;
  /** Anything to be done before the page is loaded, such as installing a clock. */
  before?: (page: Page) => Promise<unknown>;
};

// Of the worker, which ends it with itself: a Chromium for all workers would cost a process more for every message.
let browser: Promise<Browser> | undefined;

/**
 * Opens a path in a browser context of its own, which closes with the test. The page has loaded and, unless it runs
 * no JavaScript, is hydrated. All that its console, its policy and its network complain of is kept for `expectQuiet`.
 */
export async function openPage(path: string, visit: Visit = {}): Promise<Page> {
  const { width = 1440, height = viewportOf(width).height, site = siteAddress, ...rest } = visit;
  const { outside = path === '/contact', hasSeenPopup = true, before, ...options } = rest;
  browser ??= chromium.launch(launchOptions());
  const opened = await browser;
  const context = await opened.newContext({ ...options, baseURL: site, viewport: { width, height } });
  onTestFinished(() => context.close());
  // Less than a test's own, so that what was waited for is told.
  context.setDefaultTimeout(15_000);
  if (outside) await answerOutside(context, site);
  if (hasSeenPopup) {
    await context.addInitScript((origin) => {
      if (location.origin === origin) sessionStorage.setItem('hasSeenFestivePopup', 'true');
    }, site);
  }
  const page = await context.newPage();
  await recordComplaints(page);
  await before?.(page);
  await page.goto(path, { waitUntil: 'load' });
  if (options.javaScriptEnabled !== false) await hydrated(page);
  return page;
}
