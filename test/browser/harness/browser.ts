import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { expect, inject, onTestFinished } from 'vitest';
import { hydrated } from '../../../scripts/chromium/hydration.ts';
import { launchChromium } from '../../../scripts/chromium/launch-chromium.ts';
import { viewportOf } from '../../../scripts/chromium/viewport.ts';
import { readComplaints, recordComplaints } from './complaints.ts';

export type Visit = Pick<
  BrowserContextOptions,
  'contrast' | 'forcedColors' | 'hasTouch' | 'isMobile' | 'javaScriptEnabled'
> & {
  /** Which site: one of those of global-setup.ts. */
  site?: string;
  /** In pixels; the height follows from it by default. */
  width?: number;
  height?: number;
  /** False lets the festive popup open, 1.5 seconds after the home page. */
  hasSeenPopup?: boolean;
  /** False if the page's code is held back or lost. */
  isHydrated?: boolean;
  /** False if the page may report errors: by default there must be none when the test ends. */
  isQuiet?: boolean;
  /** For tests of what moves. Without it a click cannot land where something was, and no frames are painted. */
  withMotion?: boolean;
  /** Whether `page.clock.runFor` advances the page's time, which otherwise stands still. */
  isClockStopped?: boolean;
  /** Runs before the page is loaded, for instance to install a clock. */
  before?: (page: Page) => unknown;
};

/**
 * Opens a path as a first-time visitor, in a browser context of its own. The page has loaded and, unless it runs no
 * JavaScript, is hydrated. It may report no error of its console, content security policy and network.
 */
export async function openPage(path: string, visit: Visit = {}): Promise<Page> {
  const { site = inject('siteOrigin'), width = 1440, height = viewportOf(width).height, ...rest } = visit;
  const { withMotion = false, hasSeenPopup = true, isClockStopped, before, ...others } = rest;
  const { isHydrated = true, isQuiet = true, ...options } = others;
  const chrome = await (browser ??= launchChromium());
  const context = await chrome.newContext({
    baseURL: site,
    viewport: { width, height },
    reducedMotion: withMotion ? 'no-preference' : 'reduce',
    ...options,
  });
  onTestFinished(() => context.close());
  // Shorter than the test's timeout, so that the failed wait is reported.
  context.setDefaultTimeout(Number(process.env.HANG_MS));
  const page = await context.newPage();
  recordComplaints(page);
  if (isQuiet) onTestFinished(() => expect(readComplaints(page), `what ${path} reports`).toEqual([]));
  if (isClockStopped) {
    await page.clock.install({ time: new Date('2026-10-20T09:59:00+05:30') });
    await page.clock.pauseAt(new Date('2026-10-20T10:00:00+05:30'));
  }
  await context.addInitScript(countVisitorAlone);
  if (hasSeenPopup) await context.addInitScript(skipPopup, site);
  await before?.(page);
  await page.goto(path, { waitUntil: 'load' });
  if (isHydrated && options.javaScriptEnabled !== false) await hydrated(page);
  return page;
}

// One Chromium per worker: sharing one would route every message through another process.
let browser: Promise<Browser> | undefined;

/** Runs in the page: for Chromium each script that Playwright runs there is an action of the visitor. */
function countVisitorAlone(): void {
  let hasBeenActive = false;
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, () => (hasBeenActive = true));
  Object.defineProperty(UserActivation.prototype, 'hasBeenActive', { get: () => hasBeenActive });
}

/** Runs in the page, and in its map, which has no storage. */
function skipPopup(site: string): void {
  if (location.origin === site) sessionStorage.setItem('hasSeenFestivePopup', 'true');
}
