import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';

// In the future, because the page never goes back to a day before the server's.
const thursday = '2093-11-26T10:00:00+05:30';
const sundayNight = '2093-11-29T22:00:00+05:30';

const openAt = (time: string, path: string): Promise<Page> =>
  openPage(path, {
    async before(page) {
      await page.clock.install({ time: new Date(Date.parse(time) - 60_000) });
      await page.clock.pauseAt(new Date(time));
    },
  });

const showAgain = (page: Page, event: string) =>
  page.evaluate((type) => {
    const target = type === 'pageshow' ? window : document;
    target.dispatchEvent(new Event(type));
  }, event);

const driveDay = '.drive-links span';
const openNow = '.closing-call p:not(.way-here) > b';
const textOf = async (page: Page, selector: string) =>
  (await page.locator(selector).first().textContent()) ?? '';

describe('a tab that is left open', () => {
  it.each([
    ['/car/1', driveDay, 'pageshow', 'Fri 27 Nov', 'Mon 30 Nov'],
    ['/car/1', driveDay, 'visibilitychange', 'Fri 27 Nov', 'Mon 30 Nov'],
    ['/contact', '.call-note', 'visibilitychange', 'हिन्दी · English, open till 7 PM', 'हिन्दी · English'],
    ['/', openNow, 'visibilitychange', 'Open now, till 7 PM', 'Closed now, opens tomorrow at 9 AM'],
  ])('shows on %s what is true when it is seen again: %s at %s', async (path, part, event, before, after) => {
    const page = await openAt(thursday, path);
    await expect.poll(() => textOf(page, part)).toBe(before);
    // Moves the clock without running timers, as on a sleeping machine.
    await page.clock.setSystemTime(new Date(sundayNight));
    await showAgain(page, event);
    await expect.poll(() => textOf(page, part)).toBe(after);
  });

  it('has the next day, and the year in its last line, at most a minute after midnight in India', async () => {
    const page = await openAt('2093-12-31T23:59:30+05:30', '/car/1');
    const copyright = () => page.getByText('All rights reserved.').innerText();
    await expect.poll(() => textOf(page, driveDay)).toBe('Fri 1 Jan');
    expect(await copyright()).toMatch(/^© 2093 /);
    await page.clock.runFor(60_000);
    await expect.poll(() => textOf(page, driveDay)).toBe('Sat 2 Jan');
    expect(await copyright()).toMatch(/^© 2094 /);
  });
});

it('a clock that is behind changes no day', async () => {
  const page = await openAt('2001-01-01T10:00:00+05:30', '/car/1');
  const served = await (await page.request.get('/car/1')).text();
  expect(served).toContain(`>${await textOf(page, driveDay)}<`);
});
