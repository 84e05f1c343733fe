import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';

const smallPhone = { width: 360, height: 740, hasTouch: true, isMobile: true };

describe('a phone of 360 by 740 pixels', () => {
  it('shows two cars of the list at once: no card is higher than 330 pixels', async () => {
    const page = await openPage('/inventory', smallPhone);
    const heights = await page
      .locator('.car-card')
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().height));
    expect(heights).toHaveLength(34);
    expect(Math.max(...heights)).toBeLessThanOrEqual(330);
  });

  it.each([
    { path: '/car/7', most: 4_100, what: 'a car' },
    { path: '/car/1', most: 4_650, what: 'a car with an inspection sheet' },
  ])('scrolls at most $most pixels for $what', async ({ path, most }) => {
    const page = await openPage(path, smallPhone);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(most);
  });

  it('shows the first car of the home page within two screens', async () => {
    const page = await openPage('/', smallPhone);
    const picture = await page.locator('.car-card img').first().boundingBox();
    expect(picture?.y).toBeLessThan(2 * smallPhone.height);
  });

  it.each(['/', '/inventory', '/car/1'])('at twice the text size, %s overflows nowhere', async (path) => {
    const page = await openPage(path, smallPhone);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    const menu = await page.getByRole('button', { name: 'Open menu' }).boundingBox();
    expect((menu?.x ?? 0) + (menu?.width ?? 999)).toBeLessThanOrEqual(360);
    expect(await brokenPrices(page)).toEqual([]);
    expect(await coveredBadges(page)).toEqual([]);
  });
});

/** The prices that are broken into two lines. */
function brokenPrices(page: Page): Promise<string[]> {
  return page.locator(':is(b, s):visible').evaluateAll((texts) =>
    texts
      .filter((text) => text.textContent.startsWith('₹'))
      .filter((text) => text.getClientRects().length > 1)
      .map((text) => text.textContent),
  );
}

/** The badges that a card's heart covers. */
function coveredBadges(page: Page): Promise<string[]> {
  return page.locator('.car-card .badge').evaluateAll((badges) =>
    badges
      .filter((badge) => {
        const heart = badge.closest('.car-card')?.querySelector('.favorite')?.getBoundingClientRect();
        const { right, top } = badge.getBoundingClientRect();
        return heart && right > heart.left && top < heart.bottom;
      })
      .map((badge) => badge.textContent),
  );
}
