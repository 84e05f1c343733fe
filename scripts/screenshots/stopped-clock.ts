import type { Page } from 'playwright-core';
import type { Shot } from './shots.ts';

// An evening in the festive season. Playwright can only stop a clock in its future.
const startsAt = new Date('2026-10-20T18:59:00+05:30');
const stopsAt = new Date('2026-10-20T19:00:00+05:30');
/** By then the home page's intro is over and the popup open. */
const introMs = 6_000;

/** Stops the clock of a page not yet loaded. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: startsAt });
  await page.clock.pauseAt(stopsAt);
}

/** Advances the clock as far as a shot wants. */
export async function passTime(page: Page, { afterMs = introMs }: Shot): Promise<void> {
  const fireworks = page.locator('.fireworks');
  if ((await fireworks.count()) > 0) {
    // The first frame requests the fireworks' code.
    await page.clock.runFor(100);
    await fireworks.waitFor();
  }
  await page.clock.runFor(afterMs);
}
