import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { expect, inject, onTestFinished } from 'vitest';
import { hydrated } from '../../chromium/hydration.ts';
import { launchChromium } from '../../chromium/launch-chromium.ts';
import { viewportOf } from '../../chromium/viewport.ts';
import { readComplaints, recordComplaints } from './complaints.ts';

export type Visit = Pick<
  BrowserContextOptions,
  'contrast' | 'forcedColors' | 'hasTouch' | 'isMobile' | 'javaScriptEnabled'
> & {
  /** One of the origins that global-setup.ts provides. By default, the built sample. */
  site?: string;
  /** In pixels. The default height depends on it. */
  width?: number;
  height?: number;
  /** False for a first visit, in which the festive popup opens after 1.5 seconds. */
  hasSeenPopup?: boolean;
  /** False if the test delays or blocks the page's scripts. */
  isHydrated?: boolean;
  /** False if the page may report errors. By default, they fail the test at its end. */
  isQuiet?: boolean;
  /** Enables animations. Without them, a click never misses a moving target. */
  withMotion?: boolean;
  isClockStopped?: boolean;
  before?: (page: Page) => unknown;
};

/**
 * Opens a path as a first-time visitor, in a new browser context, and waits until the page has loaded and, if it runs
 * JavaScript, is hydrated.
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
  // Shorter than the test's timeout, so that Playwright reports what it was waiting for.
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

/** Chromium counts every script that Playwright evaluates as a user activation. */
function countVisitorAlone(): void {
  let hasBeenActive = false;
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, () => (hasBeenActive = true));
  Object.defineProperty(UserActivation.prototype, 'hasBeenActive', { get: () => hasBeenActive });
}

/** Also runs in the frame of the map, which has no storage. */
function skipPopup(site: string): void {
  if (location.origin === site) sessionStorage.setItem('hasSeenFestivePopup', 'true');
}
