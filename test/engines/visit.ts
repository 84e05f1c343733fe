import { afterAll, beforeAll, beforeEach, expect, inject, onTestFinished } from 'vitest';
import type { Visit as ChromiumsVisit } from '../browser/harness/browser.ts';
import { viewportOf } from '../chromium/viewport.ts';
import type { Complaining } from './drivers/complaint-script.ts';
import type { Engine, StartEngine } from './drivers/engine.ts';
import { missingEngines } from './drivers/left-out.ts';
import { createPage, hydrated, type Page } from './page.ts';

const siteOrigin = inject('siteOrigin');
/** The open browsers, by whether they have motion. */
const engines = new Map<boolean, Engine>();
let startEngine: StartEngine;

/** Runs this file's tests in browsers that are opened once. Skips them if the engine does not start on this machine. */
export function testIn(name: Engine['name'], start: StartEngine): void {
  startEngine = start;
  let reason: string | undefined;
  beforeAll(async () => {
    try {
      const { [name]: missing } = missingEngines();
      if (missing) throw new Error(missing);
      engines.set(false, await start());
    } catch (error) {
      reason = `${name} is left out: ${error instanceof Error ? error.message : String(error)}`;
      if (process.env.CI) throw new Error(reason, { cause: error });
      console.error(reason);
    }
  });
  beforeEach(({ skip }) => skip(reason !== undefined, reason));
  afterAll(() => Promise.all([...engines.values()].map((engine) => engine.close())));
}

/** Visits with motion share a second browser, which also forces colours. */
export type Visit = Pick<
  ChromiumsVisit,
  'width' | 'height' | 'site' | 'hasSeenPopup' | 'isHydrated' | 'isQuiet' | 'withMotion'
>;

/** A small window on a desktop, because the CPU paints every frame. */
export const desktop = { width: 1024, height: 640 };

export async function open(path: string, visit: Visit = {}): Promise<Page> {
  const { width = 390, height = viewportOf(width).height, site = siteOrigin } = visit;
  const { hasSeenPopup = true, isHydrated = true, isQuiet = true, withMotion = false } = visit;
  const engine = engines.get(withMotion) ?? (await startEngine(withMotion));
  engines.set(withMotion, engine);
  const page = createPage(engine);
  await page.resize(width, height);
  await page.goto(`${site}/robots.txt`);
  await page.evaluate(forgetVisits, hasSeenPopup);
  await page.handedOver();
  await page.goto(`${site}${path}`);
  if (isQuiet) {
    onTestFinished(async () => {
      expect(await page.evaluate(() => (window as Complaining).complaints)).toEqual([]);
    });
  }
  if (isHydrated) await hydrated(page);
  return page;
}

function forgetVisits(hasSeenPopup: boolean): void {
  localStorage.clear();
  sessionStorage.clear();
  if (hasSeenPopup) sessionStorage.setItem('hasSeenFestivePopup', 'true');
}
