import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openFilters } from '../../sample-pages/page-states.ts';
import { openPage } from '../harness/browser.ts';
import { carTitles, countLine, query, thumb } from './inventory.ts';

const panel = (page: Page) => page.getByRole('dialog', { name: 'Filters' });
const toggle = (page: Page) => page.locator('.filter-toggle');
const place = (page: Page) => page.evaluate(() => window.scrollY);

// test/engines/subjects/dialogs.ts tests that a click outside closes it.
describe('the mobile filter panel', () => {
  it('counts and shows what the URL sets; Clear All resets search, brand, year, price and order, and Back undoes it', async () => {
    const set = '?search=city&make=Honda&maxPrice=1000000&sort=year-new';
    const page = await openPage(`/inventory${set}&year=2015-2019`, { width: 390 });
    expect(await toggle(page).innerText()).toBe('Filters (6)');
    await openFilters(page);
    expect(await toggle(page).innerText()).toBe('Hide Filters');
    expect(await toggle(page).getAttribute('aria-expanded')).toBe('true');
    const search = panel(page).getByPlaceholder('Search by make or model...');
    expect(await search.inputValue()).toBe('city');
    expect(await panel(page).getByLabel('Make').inputValue()).toBe('Honda');
    await thumb(page, 'Earliest year').press('ArrowRight');
    await expect.poll(() => query(page)).toContain('year=2016-2019');
    await panel(page).getByRole('button', { name: 'Clear All' }).click();
    await panel(page).waitFor({ state: 'hidden' });
    await expect.poll(() => countLine(page)).toBe('34 Premium Cars Available');
    expect(await toggle(page).innerText()).toBe('Filters (4)');
    expect(await page.getByLabel('Sort by').inputValue()).toBe('featured');
    await expect.poll(() => query(page)).toBe('');
    await page.goBack();
    await expect.poll(() => countLine(page), { message: 'Back undoes it' }).toBe('1 Premium Cars Available');
  });

  it('has a button that stays in view, locks scrolling, closes by every control, and scrolls to the results after a change', async () => {
    const page = await openPage('/inventory', { width: 390 });
    await page.evaluate(() => window.scrollTo(0, 3000));
    const box = await toggle(page).boundingBox();
    expect(box && box.y > 700 && box.y + box.height <= 844, 'the button is in view').toBe(true);
    await toggle(page).click();
    await page.mouse.move(195, 30);
    await page.mouse.wheel(0, 500);
    await page.keyboard.press('Escape');
    await panel(page).waitFor({ state: 'hidden' });
    expect(await place(page), 'the place if nothing has changed').toBe(3000);
    expect(await toggle(page).evaluate((it) => it === document.activeElement), 'focus').toBe(true);

    const head = await page.locator('.navigation').boundingBox();
    const heading = page.getByRole('heading', { name: 'Premium Cars' });
    for (const [button, make, line] of [
      ['Apply Filters', 'Kia', '1 Premium Cars Available'],
      ['Close filters', 'Honda', '4 Premium Cars Available'],
      ['Hide Filters', 'Tata', '3 Premium Cars Available'],
      ['Clear All', 'Kia', '34 Premium Cars Available'],
    ] as const) {
      await page.evaluate(() => window.scrollTo(0, 9000));
      await expect.poll(async () => (await heading.boundingBox())?.y, { message: button }).toBeLessThan(0);
      await openFilters(page);
      await panel(page).getByLabel('Make').selectOption(make);
      await panel(page).getByRole('button', { name: button }).click();
      await panel(page).waitFor({ state: 'hidden' });
      await expect.poll(() => countLine(page)).toBe(line);
      const box = await heading.boundingBox();
      expect(head && box && box.y >= head.height && box.y < 400, button).toBe(true);
    }

    await openFilters(page);
    const announced = panel(page).locator('[aria-live=polite]');
    await panel(page).getByRole('searchbox').fill('creta automatic');
    await expect.poll(() => announced.innerText()).toBe('0 match, 1 comes close');
    await panel(page).getByRole('searchbox').fill('jazz');
    await expect.poll(() => announced.innerText()).toBe('1 car matches');
    await panel(page).getByRole('searchbox').press('Enter');
    await panel(page).waitFor({ state: 'hidden' });
    expect(await carTitles(page)).toEqual(['2016 Honda Jazz V']);
  });
});
