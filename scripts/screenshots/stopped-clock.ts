import type { Page } from 'playwright-core';
import type { Shot } from './shots.ts';

// An evening in the festive season. A clock can only be stopped ahead of where it is.
const startsAt = new Date('2026-10-20T18:59:00+05:30');
const stopsAt = new Date('2026-10-20T19:00:00+05:30');
/** The home page's intro is over by then, and the popup has come. */
const introMs = 6_000;

/** Stops the clock of a page that is yet to load. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: startsAt });
  await page.clock.pauseAt(stopsAt);
}

/** Lets as much time pass as a shot wants. */
export async function passTime(page: Page, { afterMs = introMs }: Shot): Promise<void> {
  const fireworks = page.locator('.fireworks');
  if ((await fireworks.count()) > 0) {
    // The first frame asks for the fireworks' code.
    await page.clock.runFor(100);
    await fireworks.waitFor();
  }
  await page.clock.runFor(afterMs);
}
