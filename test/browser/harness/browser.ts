import type { BrowserContextOptions, Page } from 'playwright-core';
import { hydrated } from '../../../scripts/browser/hydration.ts';
import { viewportOf } from '../../../scripts/browser/viewport.ts';
import { siteOrigin } from './site.ts';
import { enter, takeTab } from './tabs.ts';
import type { TabKind } from './tabs.ts';

export type Visit = Partial<TabKind> &
  Pick<BrowserContextOptions, 'forcedColors' | 'contrast'> & {
    /** In pixels; the height follows from it by default. */
    width?: number;
    height?: number;
    /** False lets the festive popup open, 1.5 seconds after the home page. */
    hasSeenPopup?: boolean;
    /** False if the page's code is held back or lost. */
    isHydrated?: boolean;
    /** For tests of what moves. Without it a click cannot land where something was, and no frames are painted. */
    withMotion?: boolean;
    /** Runs before the page is loaded, for instance to install a clock. */
    before?: (page: Page) => Promise<unknown>;
  };

/**
 * Opens a path as a first-time visitor: in a new browser context, or in an emptied tab of an earlier test (see tabs.ts).
 * The page has loaded and, unless it runs no JavaScript, is hydrated. Errors of its console, content security
 * policy and network are collected for `expectQuiet`.
 */
export async function openPage(path: string, visit: Visit = {}): Promise<Page> {
  const { width = 1440, height = viewportOf(width).height, before, ...rest } = visit;
  const { withMotion = false, hasSeenPopup = true, isHydrated = true, ...others } = rest;
  const { forcedColors = null, contrast = null, ...options } = others;
  const usual = { site: siteOrigin, javaScriptEnabled: true, isNew: false, isClockStopped: false };
  const kind = { ...usual, ...options };
  const page = await takeTab(kind);
  await page.setViewportSize({ width, height });
  const reducedMotion = withMotion ? 'no-preference' : 'reduce';
  await page.emulateMedia({ media: null, reducedMotion, forcedColors, contrast });
  if (kind.isClockStopped) await stopClock(page);
  if (hasSeenPopup) await page.addInitScript(skipPopup, kind.site);
  await before?.(page);
  await enter(page, path);
  if (isHydrated && kind.javaScriptEnabled) await hydrated(page);
  return page;
}

/** Runs in the page, and in its map, which has no storage. */
function skipPopup(site: string): void {
  if (location.origin === site) sessionStorage.setItem('hasSeenFestivePopup', 'true');
}

/** Stops the clock of a page not yet loaded; `page.clock.runFor` advances it. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: new Date('2026-10-20T09:59:00+05:30') });
  await page.clock.pauseAt(new Date('2026-10-20T10:00:00+05:30'));
}
