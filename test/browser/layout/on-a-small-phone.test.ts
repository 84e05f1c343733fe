import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';

const smallPhone = { width: 360, height: 740, hasTouch: true, isMobile: true };

describe('a phone of 360 by 740 pixels', () => {
  it('shows two cars of the list at once, and twice as large text; on a tablet no badge stands under its heart', async () => {
    const page = await openPage('/inventory', smallPhone);
    const heights = await page
      .locator('.car-card')
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().height));
    expect(heights).toHaveLength(34);
    expect(Math.max(...heights)).toBeLessThanOrEqual(330);
    await expectLargeTextFits(page);

    await page.setViewportSize({ width: 768, height: 1024 });
    const badges = page.locator('.car-card .badge');
    expect(await badges.count()).toBe(9);
    const below = await badges.evaluateAll((all) =>
      all.filter((badge) => {
        const heart = badge.closest('.car-card')?.querySelector('.favorite')?.getBoundingClientRect();
        return heart && badge.getBoundingClientRect().right > heart.left;
      }),
    );
    expect(below).toHaveLength(0);
  });

  it('scrolls at most 4,100 pixels for a car', async () => {
    const page = await openPage('/car/7', smallPhone);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(4_100);
  });

  it('scrolls at most 4,700 pixels for a car with an inspection sheet, and shows twice as large text', async () => {
    const page = await openPage('/car/1', smallPhone);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(4_700);
    await expectLargeTextFits(page);
  });

  it('shows the first car of the home page within two screens, and twice as large text', async () => {
    const page = await openPage('/', smallPhone);
    const picture = await page.locator('.car-card img').first().boundingBox();
    expect(picture?.y).toBeLessThan(2 * smallPhone.height);
    await expectLargeTextFits(page);
  });
});

/** With the browser's text twice as large nothing overflows, and no price or badge suffers. */
async function expectLargeTextFits(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const setTextSize = (standard: number) => browser.send('Page.setFontSizes', { fontSizes: { standard } });
  await setTextSize(32);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  const menu = await page.getByRole('button', { name: 'Open menu' }).boundingBox();
  expect((menu?.x ?? 0) + (menu?.width ?? 999)).toBeLessThanOrEqual(360);
  expect(await brokenPrices(page)).toEqual([]);
  expect(await coveredBadges(page)).toEqual([]);
  await setTextSize(16);
}

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
