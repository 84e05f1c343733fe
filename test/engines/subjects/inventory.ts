import { expect, it } from 'vitest';
import { expectQuiet } from '../page.ts';
import { thumbAt, thumbBox } from '../thumb.ts';
import { desktop, open } from '../visit.ts';
import type { Page } from '../page.ts';

const titles = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll('.car-card__title')].map((title) => title.textContent));
const countLine = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLElement>('.results__title')?.innerText);
const query = (page: Page) => page.evaluate(() => location.search);
const searchWords = (page: Page) =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll<HTMLInputElement>('input[type=search]')];
    return boxes.find((box) => box.checkVisibility())?.value;
  });

it('the filters in the panel update the list at once; Back and Forward step through them; Clear All shows every car', async () => {
  const page = await open('/inventory', { width: 390 });
  await page.click('button', 'Filters (4)');
  await expect.poll(() => page.count('dialog', 'Filters')).toBe(1);
  await page.choose('Make', 'Honda');
  await expect.poll(() => titles(page)).toHaveLength(4);
  await expect.poll(() => query(page)).toBe('?make=Honda');
  await page.click('searchbox', 'Search');
  await page.type('zx', 8);
  await page.press('Tab');
  await expect.poll(() => query(page)).toBe('?search=zx&make=Honda');
  await page.back();
  await expect.poll(() => searchWords(page)).toBe('');
  await expect.poll(() => titles(page)).toHaveLength(4);
  await page.back();
  await expect.poll(() => countLine(page)).toContain('34 Premium Cars');
  await page.forward();
  await expect.poll(() => titles(page)).toHaveLength(4);
  await page.forward();
  await expect.poll(() => titles(page)).toEqual(['2019 Honda City ZX', '2006 Honda City ZX GXi']);
  await page.click('button', 'Clear All');
  await expect.poll(() => titles(page)).toHaveLength(34);
  await expect.poll(() => query(page)).toBe('');
  await expectQuiet(page);
});

it('words typed at 8 ms a key arrive complete, and the price slider follows pointer and keys', async () => {
  const page = await open('/inventory', desktop);
  await page.click('searchbox', 'Search');
  await page.type('fortuner 2.8', 8);
  await expect.poll(() => searchWords(page)).toBe('fortuner 2.8');
  await expect.poll(() => titles(page)).toEqual(['2016 Toyota Fortuner 2.8 4x2']);
  await expect.poll(() => query(page)).toBe('?search=fortuner+2.8');

  await page.click('button', 'Reset Filters');
  await expect.poll(() => titles(page)).toHaveLength(34);
  await page.drag(await thumbBox(page, 'Highest price'), -100, 0);
  await expect.poll(() => thumbAt(page, 'Highest price')).toBeLessThan(1_200_000);
  await expect.poll(() => query(page)).toBe(`?maxPrice=${await thumbAt(page, 'Highest price')}`);
  await expect.poll(() => titles(page)).not.toContain('2016 Toyota Fortuner 2.8 4x2');

  await page.click('button', 'Reset Filters');
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('.filter-bar [aria-label="Highest price"]')?.focus();
  });
  await page.press('ArrowLeft');
  await expect.poll(() => thumbAt(page, 'Highest price')).toBe(1_390_000);
  // The key's repetitions all count.
  await page.hold('ArrowLeft', 19);
  await expect.poll(() => thumbAt(page, 'Highest price')).toBe(1_200_000);
  await expect.poll(() => query(page)).toBe('?maxPrice=1200000');
  await expectQuiet(page);
});

it('the shortlist’s pictures have the height of their frames', async () => {
  const page = await open('/inventory?cars=27,40');
  const excess = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('.shortlist__pictures img')].map((picture) =>
        Math.round(picture.clientHeight - (picture.parentElement?.clientHeight ?? 0)),
      ),
    );
  await expect.poll(excess).toEqual([0, 0]);
});
