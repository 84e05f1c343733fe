import { afterAll, beforeAll, beforeEach, expect, inject } from 'vitest';
import type { Engine, Wishes } from '../../scripts/engines/engine.ts';
import type { EngineName } from '../../scripts/engines/left-out.ts';
import { viewportOf } from '../../scripts/browser/viewport.ts';
import { createPage, hydrated } from './page.ts';
import type { Page } from './page.ts';

const siteOrigin = inject('siteOrigin');
let engine: Engine | undefined;
let wishes: Required<Wishes> = { motion: false, forcedColors: false };

/** Runs this file's tests in a browser that is opened once. Skips them if this machine lacks the engine. */
export function testIn(name: EngineName, start: () => Promise<Engine>): void {
  const reason = inject('leftOutEngines')[name];
  if (reason !== undefined) beforeEach(({ skip }) => skip(`${name} is left out: ${reason}`));
  beforeAll(async () => {
    if (reason === undefined) engine = await start();
  });
  afterAll(() => engine?.close());
}

/** Changes the visitor's settings where they differ. */
async function prefer(page: Page, { motion, forcedColors }: Required<Wishes>): Promise<void> {
  if (motion === wishes.motion && forcedColors === wishes.forcedColors) return;
  await page.prefer({ motion, forcedColors });
  const isReduced = () => page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  await expect.poll(isReduced, { message: 'reduced motion' }).toBe(!motion);
  wishes = { motion, forcedColors };
}

export type Visit = {
  /** In pixels; the height follows from it by default. */
  width?: number;
  height?: number;
  site?: string;
  /** False lets the festive popup open, 1.5 seconds after the home page. */
  hasSeenPopup?: boolean;
  /** False if the page's code is held back. */
  isHydrated?: boolean;
  withMotion?: boolean;
  forcedColors?: boolean;
};

/** A small window on a desktop: the processor paints every frame. */
export const desktop = { width: 1024, height: 640 };

/** Opens a path as a first-time visitor. */
export async function open(path: string, visit: Visit = {}): Promise<Page> {
  const { width = 390, height = viewportOf(width).height, site = siteOrigin } = visit;
  const { hasSeenPopup = true, isHydrated = true, withMotion = false, forcedColors = false } = visit;
  if (!engine) throw new Error('no engine');
  const page = createPage(engine);
  await page.resize(width, height);
  if (!(await page.evaluate(forgetAtLeaving, site, hasSeenPopup))) {
    await page.goto(`${site}/robots.txt`);
    await page.evaluate(forgetAtLeaving, site, hasSeenPopup);
  }
  await prefer(page, { motion: withMotion, forcedColors });
  await page.handedOver();
  await page.goto(`${site}${path}`);
  if (isHydrated) await hydrated(page);
  return page;
}

/** Runs in the page: empties the site's storage once the page has written to it. False on a page of another site. */
function forgetAtLeaving(site: string, hasSeenPopup: boolean): boolean {
  if (location.origin !== site) return false;
  const forget = () => {
    localStorage.clear();
    sessionStorage.clear();
    if (hasSeenPopup) sessionStorage.setItem('hasSeenFestivePopup', 'true');
  };
  addEventListener('pagehide', forget);
  document.addEventListener('visibilitychange', forget);
  return true;
}
