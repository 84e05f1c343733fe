import type { Page } from 'playwright-core';
import { openPage } from '../../harness/browser.ts';
import type { Visit } from '../../harness/browser.ts';
import type { Walk } from '../../../../scripts/screenshots/states.ts';

/** Opens a walk's page, on which notifications stay open for as long as the checks need. */
export async function openLasting(walk: Walk, visit: Visit): Promise<Page> {
  const page = await openPage(walk.path, { ...visit, hasSeenPopup: !walk.withPopup });
  await page.evaluate(dropLongTimers);
  return page;
}

function dropLongTimers(): void {
  const start = window.setTimeout.bind(window);
  window.setTimeout = ((run: () => void, ms = 0, ...rest: unknown[]) =>
    ms < 5_000 ? start(run, ms, ...rest) : 0) as typeof setTimeout;
}
