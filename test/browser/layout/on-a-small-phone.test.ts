import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';

const smallPhone = { width: 360, height: 740, hasTouch: true, isMobile: true };

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

describe('a phone of 360 by 740 pixels', () => {
  it('shows two cars of the list at once, and twice as large text; on a tablet no badge stands under its heart', async () => {
    const page = await openPage('/inventory', smallPhone);
    const heights = await page
      .locator('.car-card')
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().height));
    expect(heights).toHaveLength(34);
    expect(Math.max(...heights)).toBeLessThanOrEqual(smallPhone.height / 2);
    await expectLargeTextFits(page);

    await page.setViewportSize({ width: 768, height: 1024 });
    const badges = await badgesAndHearts(page);
    expect(badges).toHaveLength(9);
    expect(badges.filter(({ badge, heart }) => badge.right > heart.left)).toEqual([]);
  });

  it('scrolls at most 4,200 pixels for a car', async () => {
    expect(await heightOf(await openPage('/car/7', smallPhone))).toBeLessThanOrEqual(4_200);
  });

  it('scrolls at most 4,850 pixels for a car with an inspection sheet, and shows twice as large text', async () => {
    const page = await openPage('/car/1', smallPhone);
    expect(await heightOf(page)).toBeLessThanOrEqual(4_850);
    await expectLargeTextFits(page);
  });

  it('shows the first car of the home page within two screens, and twice as large text', async () => {
    const page = await openPage('/', smallPhone);
    const picture = await page.locator('.car-card img').first().boundingBox();
    expect(picture?.y).toBeLessThan(2 * smallPhone.height);
    await expectLargeTextFits(page);
  });
});

/** With the browser's text twice as large nothing overflows, no price is broken, and no heart covers a badge. */
async function expectLargeTextFits(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const setTextSize = (standard: number) => browser.send('Page.setFontSizes', { fontSizes: { standard } });
  await setTextSize(32);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  const menu = await page.getByRole('button', { name: 'Open menu' }).boundingBox();
  expect((menu?.x ?? 0) + (menu?.width ?? 999)).toBeLessThanOrEqual(360);
  const call = await page.locator('.navigation__call').boundingBox();
  expect(menu?.y, 'the menu is beside the telephone').toBe(call?.y);
  const lines = await page
    .locator(':is(b, s):visible', { hasText: '₹' })
    .evaluateAll((prices) => prices.map((price) => price.getClientRects().length));
  expect(new Set(lines)).toEqual(new Set([1]));
  const covered = (await badgesAndHearts(page)).filter(({ badge, heart }) => {
    return badge.right > heart.left && badge.top < heart.bottom;
  });
  expect(covered).toEqual([]);
  await setTextSize(16);
}

/** Where the badges of all cards are, and the hearts beside them. */
function badgesAndHearts(page: Page): Promise<{ badge: DOMRect; heart: DOMRect }[]> {
  return page.locator('.car-card:has(.favorite) .badge').evaluateAll((badges) =>
    badges.map((badge) => {
      const heart = badge.closest('.car-card')?.querySelector('.favorite') ?? badge;
      return { badge: badge.getBoundingClientRect(), heart: heart.getBoundingClientRect() };
    }),
  );
}
