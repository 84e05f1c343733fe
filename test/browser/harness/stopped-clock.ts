import type { Page } from 'playwright-core';

/** Stops the clock of a page not yet loaded; `page.clock.runFor` advances it. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: new Date('2026-10-20T09:59:00+05:30') });
  await page.clock.pauseAt(new Date('2026-10-20T10:00:00+05:30'));
}
