import { describe, expect, it } from 'vitest';
import { watchMoves } from '../watch-moves.ts';
import type { Watched } from '../watch-moves.ts';
import { expectQuiet, reach, stillness } from '../page.ts';
import { desktop, open } from '../visit.ts';
import type { Box } from '../../../scripts/engines/engine.ts';
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

/** The value of a visible range. */
const thumbAt = (page: Page, name: string) =>
  page.evaluate((label) => {
    const ranges = [...document.querySelectorAll<HTMLInputElement>(`[type=range][aria-label="${label}"]`)];
    return ranges.find((range) => range.checkVisibility())?.valueAsNumber;
  }, name);

/** The box of a visible range's thumb, which is as wide as high. */
async function thumbBox(page: Page, name: string, [min, max]: [number, number]): Promise<Box> {
  const { x, y, width, height } = await reach(page, 'slider', name);
  const share = (((await thumbAt(page, name)) ?? min) - min) / (max - min);
  return { x: x + (width - height) * share, y, width: height, height };
}

const prices: [number, number] = [0, 1_399_000];

async function openPanel(): Promise<Page> {
  const page = await open('/inventory', { width: 390 });
  await page.click('button', 'Filters (4)');
  await expect.poll(() => page.count('dialog', 'Filters')).toBe(1);
  await stillness(page);
  return page;
}

describe.each([
  { where: 'the panel', isPanel: true, label: 'Make' },
  { where: 'the bar', isPanel: false, label: 'Brand' },
])('the filters in $where', ({ isPanel, label }) => {
  it('update the list at once; Back and Forward step through them; reset shows every car', async () => {
    const page = isPanel ? await openPanel() : await open('/inventory', desktop);
    // WebKit's Back skips entries made before the visitor's first interaction.
    if (!isPanel) await page.click('heading', 'Festive Car Collection');
    await page.choose(label, 'Honda');
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
    await page.click('button', isPanel ? 'Clear All' : 'Reset Filters');
    await expect.poll(() => titles(page)).toHaveLength(34);
    await expect.poll(() => query(page)).toBe('');
    await expectQuiet(page);
  });
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
  await page.drag(await thumbBox(page, 'Highest price', prices), -100, 0);
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

it.each([
  { where: 'at the upper end', query: '?minPrice=1380000', name: 'Lowest price', byX: -60 },
  { where: 'at the lower end', query: '?maxPrice=10000', name: 'Highest price', byX: 60 },
  { where: 'elsewhere', query: '?minPrice=700000&maxPrice=710000', name: 'Lowest price', byX: -60 },
  { where: 'elsewhere', query: '?minPrice=700000&maxPrice=710000', name: 'Highest price', byX: 60 },
])('thumbs that meet $where can be dragged apart, by the $name', async (start) => {
  const { query, name, byX } = start;
  const page = await open(`/inventory${query}`, desktop);
  const values = async () => [await thumbAt(page, 'Lowest price'), await thumbAt(page, 'Highest price')];
  const [low = 0, high = 0] = await values();
  const box = await thumbBox(page, name, prices);
  // On its own side of the place where they meet.
  await page.drag({ ...box, x: box.x + Math.sign(byX) * 6 }, byX, 0);
  const [newLow = 0, newHigh = 0] = await values();
  if (byX < 0) expect([newLow < low - 200_000, newHigh]).toEqual([true, high]);
  else expect([newLow, newHigh > high + 200_000]).toEqual([low, true]);
});

it('the year slider follows the pointer and moves by keys', async () => {
  const page = await openPanel();
  await page.drag(await thumbBox(page, 'Earliest year', [2006, 2022]), 120, 0);
  await expect.poll(() => thumbAt(page, 'Earliest year')).toBeGreaterThan(2008);
  await page.press('Home');
  await page.press('ArrowRight');
  await expect.poll(() => thumbAt(page, 'Earliest year')).toBe(2007);
  await expect.poll(() => query(page)).toBe('?year=2007-2022');
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

it('the cards of a changed list move, and a car’s picture moves to its page', async () => {
  const page = await open('/inventory', { ...desktop, withMotion: true });
  await page.evaluate(watchMoves);
  const moves = (name: string) =>
    page.evaluate((part) => (window as Watched).moved?.filter((one) => one.includes(part)).length ?? 0, name);
  // Only cards in view move.
  await page.evaluate(() => document.querySelector('.car-card')?.scrollIntoView({ behavior: 'instant' }));
  await page.choose('Brand', 'Honda');
  await expect.poll(() => moves('car-card')).toBeGreaterThanOrEqual(3);
  // A click would land where the card was.
  await stillness(page);
  // On a page that is scrolled further the picture would pass over the header: it does not move.
  await page.evaluate(() => {
    window.scrollTo({ top: 100, behavior: 'instant' });
    document.querySelector<HTMLElement>('.car-card__link')?.click();
  });
  await expect.poll(() => moves('::view-transition-group(car-')).toBe(1);
  await expect.poll(() => page.count('link', 'Back to Inventory')).toBe(1);
  // A click would land where the link was while the page scrolls to its top.
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(2);
  await page.click('link', 'Back to Inventory');
  await expect.poll(() => page.count('heading', 'Festive Car Collection')).toBe(1);
  expect(await moves('::view-transition-group(car-'), 'after Back').toBe(1);
});

it('with reduced motion neither cards nor pictures move', async () => {
  const page = await open('/inventory', desktop);
  await page.evaluate(watchMoves);
  await page.choose('Brand', 'Honda');
  await expect.poll(() => titles(page)).toHaveLength(4);
  await page.click('link', 'View Details: 2019 Honda City ZX');
  await expect.poll(() => page.count('heading', '2019 Honda City ZX')).toBe(1);
  expect(await page.evaluate(() => (window as Watched).moved)).toEqual([]);
});
