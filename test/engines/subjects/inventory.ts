import { expect, it } from 'vitest';
import { thumbAt, thumbBox } from '../thumb.ts';
import { desktop, open } from '../visit.ts';

it('text typed at 8 ms per key arrives complete, Back undoes a reset, and the price slider follows mouse and keys', async () => {
  const page = await open('/inventory', desktop);
  const titles = () =>
    page.evaluate(() => [...document.querySelectorAll('.car-card__title')].map((title) => title.textContent));
  const query = () => page.evaluate(() => location.search);
  const fortuner = '2016 Toyota Fortuner 2.8 4x2';
  await page.click('searchbox', 'Search');
  await page.type('fortuner 2.8', 8);
  await expect.poll(titles).toEqual([fortuner]);
  await expect.poll(query).toBe('?search=fortuner+2.8');

  await page.click('button', 'Reset Filters');
  await expect.poll(query).toBe('');
  await page.back();
  await expect.poll(titles).toEqual([fortuner]);
  await page.forward();
  await expect.poll(titles).toHaveLength(34);
  await page.drag(await thumbBox(page, 'Highest price'), -100, 0);
  await expect.poll(() => thumbAt(page, 'Highest price')).toBeLessThan(1_200_000);
  await expect.poll(query).toBe(`?maxPrice=${await thumbAt(page, 'Highest price')}`);
  await expect.poll(titles).not.toContain(fortuner);

  await page.click('button', 'Reset Filters');
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('.filter-bar [aria-label="Highest price"]')?.focus();
  });
  // Every repetition of the key counts.
  await page.hold('ArrowLeft', 20);
  await expect.poll(() => thumbAt(page, 'Highest price')).toBe(1_200_000);
  await expect.poll(query).toBe('?maxPrice=1200000');
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
