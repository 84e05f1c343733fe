import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';
import { expectQuiet } from '../harness/complaints.ts';
import { sessionOf } from '../harness/tabs.ts';
import { carTitles, countLine, historyLength, query, thumb } from './inventory.ts';

const searchBox = (page: Page) => page.locator('.filter-bar').getByRole('searchbox');
const highestPrice = (page: Page) => thumb(page, 'Highest price').getAttribute('aria-valuenow');

describe('consecutive changes to one filter', () => {
  it('by ten key presses take one Back to undo', async () => {
    const page = await openPage('/inventory');
    await page.getByRole('combobox', { name: 'Brand' }).selectOption('Tata');
    await thumb(page, 'Highest price').focus();
    for (let tap = 0; tap < 10; tap += 1) await page.keyboard.press('ArrowLeft');
    await expect.poll(() => query(page)).toBe('?make=Tata&maxPrice=1300000');
    await page.goBack();
    await expect.poll(() => query(page)).toBe('?make=Tata');
    expect(await highestPrice(page)).toBe('1399000');
  });

  it('end after one second, and with a change to another filter', async () => {
    const page = await openPage('/inventory', { isClockStopped: true });
    const entries = await historyLength(page);
    await searchBox(page).pressSequentially('cit');
    await page.clock.runFor(999);
    await searchBox(page).press('y');
    await page.clock.runFor(350);
    await expect.poll(() => query(page)).toBe('?search=city');
    expect(await historyLength(page)).toBe(entries + 1);
    await page.clock.runFor(1000);
    await searchBox(page).pressSequentially(' zx');
    await thumb(page, 'Highest price').press('ArrowLeft');
    expect(query(page)).toBe('?search=city+zx&maxPrice=1390000');
    expect(await historyLength(page)).toBe(entries + 3);
    await page.goBack();
    await expect.poll(() => query(page)).toBe('?search=city+zx');
  });

  it('are written to the URL once in 350 ms, because Safari allows a hundred in half a minute', async () => {
    const page = await openPage('/inventory', { isClockStopped: true });
    await page.evaluate(() => {
      const writes = { count: 0 };
      for (const method of ['pushState', 'replaceState'] as const) {
        const write = history[method].bind(history);
        history[method] = (...entry) => {
          writes.count += 1;
          write(...entry);
        };
      }
      Object.assign(window, { writes });
    });
    await thumb(page, 'Highest price').focus();
    for (let tap = 0; tap < 50; tap += 1) {
      await page.keyboard.press('ArrowLeft');
      await page.clock.runFor(50);
    }
    await page.clock.runFor(350);
    expect(query(page)).toBe('?maxPrice=900000');
    const { count } = await page.evaluate(() => (window as unknown as { writes: { count: number } }).writes);
    expect(count).toBeLessThanOrEqual(9);
  });
});

describe('a reset', () => {
  it('undoes pending typing, by mouse or by assistive technology', async () => {
    const page = await openPage('/inventory', { isClockStopped: true });
    await searchBox(page).pressSequentially('jazz');
    // As assistive technology clicks: the focus stays in the field.
    const reset = page.locator('.filter-bar').getByRole('button', { name: 'Reset Filters' });
    await reset.evaluate((button: HTMLButtonElement) => button.click());
    await page.clock.runFor(1000);
    expect(await searchBox(page).inputValue()).toBe('');
    expect(query(page)).toBe('');
    await expect.poll(() => countLine(page)).toBe('34 Premium Cars');
    await page.goBack();
    await expect.poll(() => searchBox(page).inputValue()).toBe('jazz');
  });
});

describe('keys faster than the page renders', () => {
  it('all count: 150 of them, 40 at a quarter of the speed, and the letters of a search', async () => {
    const page = await openPage('/inventory');
    await pressFast(page, { key: 'ArrowLeft', times: 130, gapMs: 10 });
    await expect.poll(() => highestPrice(page)).toBe('100000');
    await pressFast(page, { key: 'ArrowLeft', times: 20, gapMs: 10 });
    await expect.poll(() => highestPrice(page)).toBe('10000');
    await expect.poll(() => query(page)).toBe('?maxPrice=10000');

    await page.getByRole('button', { name: 'Reset Filters' }).click();
    await expect.poll(() => countLine(page)).toBe('34 Premium Cars');
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await pressFast(page, { key: 'ArrowLeft', times: 40, gapMs: 30 });
    await expect.poll(() => highestPrice(page)).toBe('1000000');
    await expect.poll(() => query(page)).toBe('?maxPrice=1000000');

    await page.getByRole('button', { name: 'Reset Filters' }).click();
    await expect.poll(() => query(page)).toBe('');
    const words = 'the quick brown fox jumps over the lazy dog and back again';
    await searchBox(page).pressSequentially(words);
    expect(await searchBox(page).inputValue()).toBe(words);
    await expect.poll(() => query(page)).toBe(`?search=${words.replaceAll(' ', '+')}`);
    expect(await searchBox(page).inputValue()).toBe(words);
  });
});

describe('Back', () => {
  it('cancels pending updates of the URL', async () => {
    const page = await openPage('/inventory?make=Honda', { isClockStopped: true });
    await page.getByRole('combobox', { name: 'Brand' }).selectOption('Kia');
    await searchBox(page).pressSequentially('sel');
    expect(query(page)).toBe('?search=s&make=Kia');
    await page.goBack();
    await page.clock.runFor(1000);
    expect(query(page)).toBe('?make=Kia');
    expect(await searchBox(page).inputValue()).toBe('');
    await expect.poll(() => countLine(page)).toBe('1 Premium Cars');
  });

  it('restores field, results and URL, and Forward restores what was typed', async () => {
    const page = await openPage('/inventory?make=Honda');
    await searchBox(page).pressSequentially('jazz');
    await expect.poll(() => query(page)).toBe('?search=jazz&make=Honda');
    await page.goBack();
    await expect.poll(() => searchBox(page).inputValue()).toBe('');
    await expect.poll(() => carTitles(page)).toHaveLength(4);
    expect(query(page)).toBe('?make=Honda');
    await page.goForward();
    await expect.poll(() => carTitles(page)).toEqual(['2016 Honda Jazz V']);
    expect(await searchBox(page).inputValue()).toBe('jazz');
    expect(query(page)).toBe('?search=jazz&make=Honda');
    expectQuiet(page);
  });

  it('from a car restores a search typed just before the car was opened', async () => {
    const page = await openPage('/inventory', { isClockStopped: true });
    await searchBox(page).pressSequentially('jazz');
    await page.clock.runFor(20);
    await expect.poll(() => carTitles(page)).toEqual(['2016 Honda Jazz V']);
    await page.getByRole('link', { name: 'View Details' }).click();
    await expect.poll(() => page.locator('h1').innerText()).toBe('2016 Honda Jazz V');
    await page.goBack();
    await expect.poll(() => carTitles(page)).toEqual(['2016 Honda Jazz V']);
    expect(await searchBox(page).inputValue()).toBe('jazz');
  });
});

/** Presses a key without waiting for the page to handle the previous one. */
async function pressFast(page: Page, { key, times, gapMs }: { key: string; times: number; gapMs: number }) {
  await thumb(page, 'Highest price').focus();
  const session = sessionOf(page);
  const sent: Promise<unknown>[] = [];
  for (let time = 0; time < times; time += 1) {
    for (const type of ['keyDown', 'keyUp'] as const) {
      const windowsVirtualKeyCode = 37;
      sent.push(session.send('Input.dispatchKeyEvent', { type, key, code: key, windowsVirtualKeyCode }));
    }
    await new Promise((resolve) => setTimeout(resolve, gapMs));
  }
  await Promise.all(sent);
}
