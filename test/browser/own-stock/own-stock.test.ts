import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { openPage } from '../harness/browser.ts';
import { expectAccessible, expectWithinSides } from '../harness/judgement.ts';
import { carTitles, countLine, query } from '../inventory/inventory.ts';

const site = inject('ownOrigin');
const phone = { site, width: 360, hasTouch: true, isMobile: true };

// test/server/pages/ checks its order, counts and labels.
describe('the site of a dealer’s own stock', () => {
  it('has a list of two pages for everyone', async () => {
    const page = await openPage('/inventory', phone);
    expect(await countLine(page)).toBe('62 Cars Available');
    await page.getByRole('link', { name: 'Next' }).click();
    await expect.poll(async () => (await carTitles(page)).length).toBe(2);
    await expectAccessible(page, 'on the second page');
    await expectWithinSides(page, [320, 360]);
  });

  it('shows a sold car’s page for everyone', async () => {
    const page = await openPage('/car/107', phone);
    await page.getByRole('heading', { level: 1, name: 'Sold: 2019 Honda City ZX' }).waitFor();
    await expectAccessible(page, 'of a sold car');
    await expectWithinSides(page, [320, 360, 768, 1440]);
  });

  it('says in a shortlist which car is sold, for everyone, until the list is changed', async () => {
    const page = await openPage('/inventory?cars=102,107,103', phone);
    const line = page.getByText('1 of the 3 cars in this link is no longer for sale: 2019 Honda City ZX.');
    await line.waitFor();
    await expectAccessible(page, 'of a shortlist with a sold car');
    await expectWithinSides(page, [320, 360]);
    await line.getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: 'Sold: 2019 Honda City ZX' }).waitFor();
    await page.goBack();
    await line.waitFor();
    await page.getByRole('link', { name: 'Remove 2019 Honda City ZX' }).first().click();
    await expect.poll(() => query(page)).toBe('?cars=103');
    await expect.poll(() => line.count()).toBe(0);
  });

  it('shows nothing of a season on a page from before it, even if it has begun by the browser’s clock', async () => {
    const inSeason = new Date('2020-10-25T12:00:00+05:30');
    const before = (page: Page) => page.clock.install({ time: inSeason });
    const page = await openPage('/', { site, hasSeenPopup: false, before });
    await page.clock.runFor(10_000);
    expect(await page.locator('dialog[open], .banner, .ribbon, .fireworks, .badge--festive').count()).toBe(0);
  });
});
