import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openFilters } from '../../sample-pages/page-states.ts';
import { openPage } from '../harness/browser.ts';
import { expectWithinSides } from '../harness/judgement.ts';

const enlarge = (page: Page) => page.evaluate(() => (document.documentElement.style.fontSize = '200%'));

it.each(['/', '/inventory', '/inventory?cars=27,40,45', '/about', '/contact', '/car/1'])(
  'with text twice as large nothing is over the sides of %s',
  async (path) => {
    const page = await openPage(path);
    await enlarge(page);
    await expectWithinSides(page, [320, 390, 768, 1280]);
  },
);

it.each(['/', '/inventory', '/car/1'])(
  'on a small phone whose browser has letters twice as large no price of %s is broken, and no heart covers a badge',
  async (path) => {
    const page = await openPage(path, { width: 360, hasTouch: true, isMobile: true });
    const browser = await page.context().newCDPSession(page);
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    await expectWithinSides(page, [360]);
    const menu = await page.getByRole('button', { name: 'Open menu' }).boundingBox();
    const call = await page.locator('.navigation > a.icon-button').first().boundingBox();
    expect(menu?.y, 'the menu is beside the telephone').toBe(call?.y);
    const lines = await page
      .locator(':is(b, s):visible', { hasText: '₹' })
      .evaluateAll((prices) => prices.map((price) => price.getClientRects().length));
    expect(new Set(lines)).toEqual(new Set([1]));
    const covered = await page.locator('.car-card:has(.favorite) .badge').evaluateAll((badges) =>
      badges.filter((it) => {
        const badge = it.getBoundingClientRect();
        const heart = it.closest('.car-card')?.querySelector('.favorite')?.getBoundingClientRect();
        return heart && badge.right > heart.left && badge.top < heart.bottom;
      }),
    );
    expect(covered).toHaveLength(0);
  },
);

it('with text twice as large nothing is over the sides of the filters', async () => {
  const page = await openPage('/inventory', { width: 390 });
  await enlarge(page);
  await openFilters(page);
  await expectWithinSides(page, [390]);
});
