import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';
import { carTitles, countLine, historyLength, query, thumb, thumbPoint } from './inventory.ts';

const searchBox = (page: Page) => page.locator('.filter-bar').getByRole('searchbox');
const brands = (page: Page) => page.getByRole('combobox', { name: 'Brand' });
const highestPrice = (page: Page) => thumb(page, 'Highest price').inputValue();
const jazz = '2016 Honda Jazz V';

describe('consecutive changes to one filter', () => {
  it('are one history entry until a second has passed or another filter changes; each is in the URL at once, within Safari’s limit', async () => {
    const page = await openPage('/inventory?make=Honda', { isClockStopped: true });
    const entries = await historyLength(page);
    const countWrites = await watchWrites(page);
    await thumb(page, 'Highest price').focus();
    for (let tap = 0; tap < 20; tap += 1) {
      await page.keyboard.press('ArrowLeft');
      await page.clock.runFor(50);
    }
    expect(await query(page)).toBe('?make=Honda&maxPrice=1200000');
    expect(await historyLength(page), 'entries of twenty keys').toBe(entries + 1);

    await page.clock.runFor(1000);
    await searchBox(page).pressSequentially('cit');
    await page.clock.runFor(999);
    await searchBox(page).press('y');
    await page.clock.runFor(350);
    await expect.poll(() => query(page)).toBe('?search=city&make=Honda&maxPrice=1200000');
    expect(await historyLength(page), 'entries after 999 ms').toBe(entries + 2);
    await page.clock.runFor(650);
    await searchBox(page).pressSequentially(' zx');
    await expect.poll(() => carTitles(page)).toEqual(['2019 Honda City ZX', '2006 Honda City ZX GXi']);
    expect(await historyLength(page), 'entries after a second').toBe(entries + 3);

    await page.mouse.move(...(await thumbPoint(page, 'Highest price')));
    await page.mouse.down();
    const [middle, y] = await middleOfTrack(page);
    await page.mouse.move(middle + 60, y, { steps: 4 });
    await expect.poll(async () => Number(await highestPrice(page))).toBeLessThan(1_200_000);
    await page.mouse.move(middle, y, { steps: 4 });
    await page.clock.runFor(350);
    await expect.poll(async () => Number(await highestPrice(page))).toBeCloseTo(700_000, -5);
    await expect
      .poll(() => carTitles(page), { message: 'during the drag' })
      .toEqual(['2006 Honda City ZX GXi']);
    expect(await historyLength(page), 'entries during the drag').toBe(entries + 4);
    await page.mouse.up();
    await expect
      .poll(() => query(page))
      .toMatch(/^\?search=city\+zx&make=Honda&maxPrice=(6[5-9]|7[0-5])0000$/);
    expect(await historyLength(page), 'entries after the drag').toBe(entries + 4);
    await page.goBack();
    await expect.poll(() => query(page)).toBe('?search=city+zx&make=Honda&maxPrice=1200000');

    await page.clock.runFor(30_000);
    const earlier = await countWrites();
    await thumb(page, 'Highest price').focus();
    for (let key = 0; key < 120; key += 1) {
      await page.keyboard.press(key < 60 ? 'ArrowLeft' : 'ArrowRight');
      await page.clock.runFor(100);
    }
    const writes = (await countWrites()) - earlier;
    expect(writes, 'of 120 keys in 12 seconds; Safari allows 100 writes in 30').toBeLessThanOrEqual(100);
    await page.clock.runFor(350);
    expect(await query(page)).toBe('?search=city+zx&make=Honda&maxPrice=1200000');
  });
});

describe('typing', () => {
  it('is undone by Back, kept when a car is opened, and undone by a reset', async () => {
    const page = await openPage('/inventory?make=Honda', { isClockStopped: true });
    await brands(page).selectOption('Kia');
    await searchBox(page).pressSequentially('sel');
    expect(await query(page), 'at once, so a reload loses nothing').toBe('?search=sel&make=Kia');
    await page.goBack();
    await page.clock.runFor(1000);
    expect(await query(page)).toBe('?make=Kia');
    expect(await searchBox(page).inputValue()).toBe('');
    await expect.poll(() => countLine(page)).toBe('1 Premium Cars');

    await brands(page).selectOption('Honda');
    await searchBox(page).pressSequentially('jazz');
    await page.clock.runFor(20);
    await expect.poll(() => carTitles(page)).toEqual([jazz]);
    await page.getByRole('link', { name: 'View Details' }).click();
    await expect.poll(() => page.locator('h1').innerText()).toBe(jazz);
    await page.goBack();
    await expect.poll(() => carTitles(page)).toEqual([jazz]);
    expect(await searchBox(page).inputValue(), 'after Back from the car').toBe('jazz');

    await searchBox(page).press('End');
    await searchBox(page).pressSequentially(' v');
    // As assistive technology clicks: the focus stays in the field.
    const reset = page.locator('.filter-bar').getByRole('button', { name: 'Reset Filters' });
    await reset.evaluate((button: HTMLButtonElement) => button.click());
    await page.clock.runFor(1000);
    expect(await searchBox(page).inputValue()).toBe('');
    expect(await query(page)).toBe('');
    await expect.poll(() => countLine(page)).toBe('34 Premium Cars');
    await page.goBack();
    await expect.poll(() => searchBox(page).inputValue()).toBe('jazz v');
  });
});

/** Counts how often the URL is written from now on. */
async function watchWrites(page: Page): Promise<() => Promise<number>> {
  const writes = await page.evaluateHandle(() => {
    const urls: unknown[] = [];
    for (const method of ['pushState', 'replaceState'] as const) {
      const write = history[method].bind(history);
      history[method] = (...entry) => {
        urls.push(entry[2]);
        write(...entry);
      };
    }
    return urls;
  });
  return async () => (await writes.jsonValue()).length;
}

/** The middle of the price slider's track. */
async function middleOfTrack(page: Page): Promise<[x: number, y: number]> {
  const box = await page.locator('.range-slider:visible').first().boundingBox();
  if (!box) throw new Error('the slider cannot be seen');
  return [box.x + box.width / 2, box.y + box.height / 2];
}
