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
  /** In pixels; the height follows from it by default. */
  width?: number;
  height?: number;
  /** Which site; see site.ts. */
  site?: string;
  /** Whether other hosts, such as the map's, get an empty answer. Slows all requests down; on for the contact page. */
  outside?: boolean;
  /** False lets the festive popup open, 1.5 seconds after the home page. */
  hasSeenPopup?: boolean;
  /** Runs before the page is loaded, for instance to install a clock. */
  before?: (page: Page) => Promise<unknown>;
};

// One Chromium per worker: sharing one would route every message through another process.
let browser: Promise<Browser> | undefined;

/**
 * Opens a path in a new browser context, which closes with the test. The page has loaded and, unless it runs no
 * JavaScript, is hydrated. Errors of its console, content security policy and network are collected for `expectQuiet`.
 */
export async function openPage(path: string, visit: Visit = {}): Promise<Page> {
  const { width = 1440, height = viewportOf(width).height, site = siteAddress, ...rest } = visit;
  const { outside = path === '/contact', hasSeenPopup = true, before, ...options } = rest;
  browser ??= chromium.launch(launchOptions());
  const opened = await browser;
  const context = await opened.newContext({ ...options, baseURL: site, viewport: { width, height } });
  onTestFinished(() => context.close());
  // Shorter than the test's timeout, so that the failed wait is reported.
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
