import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';
import { expectQuiet } from '../harness/complaints.ts';
import { carTitles, countLine, openFilters, query, thumb } from './inventory.ts';

const panel = (page: Page) => page.getByRole('dialog', { name: 'Filters' });
const toggle = (page: Page) => page.locator('.filter-panel-holder__toggle');
const place = (page: Page) => page.evaluate(() => window.scrollY);
const focusIsInside = (page: Page) =>
  page.evaluate(
    () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
  );

const ways: Record<string, (page: Page) => Promise<void>> = {
  hideFilters: (page) => panel(page).getByRole('button', { name: 'Hide Filters' }).click(),
  applyFilters: (page) => panel(page).getByRole('button', { name: 'Apply Filters' }).click(),
  x: (page) => panel(page).getByRole('button', { name: 'Close filters' }).click(),
  clickOutside: (page) => page.mouse.click(195, 20),
  escape: (page) => page.keyboard.press('Escape'),
  enterInTheSearchBox: (page) => panel(page).getByRole('searchbox').press('Enter'),
};

describe('the mobile filter panel', () => {
  it('closes by every control, keeps the choices and returns the focus; Clear All resets every filter', async () => {
    const page = await openPage(
      '/inventory?search=city&make=Honda&year=2015-2019&maxPrice=1000000&sort=year-new',
      {
        width: 390,
      },
    );
    expect(await toggle(page).innerText()).toBe('Filters (6)');
    await openFilters(page);
    expect(await panel(page).getByRole('searchbox').inputValue(), 'as in the URL').toBe('city');
    expect(await panel(page).getByLabel('Make').inputValue(), 'as in the URL').toBe('Honda');
    expect(await thumb(page, 'Highest price').getAttribute('aria-valuetext')).toBe('₹10,00,000');
    expect(await thumb(page, 'Latest year').inputValue(), 'as in the URL').toBe('2019');
    await page.keyboard.press('Escape');
    await panel(page).waitFor({ state: 'hidden' });
    for (const [way, close] of Object.entries(ways)) {
      await openFilters(page);
      expect(await panel(page).isVisible(), way).toBe(true);
      expect(await toggle(page).innerText(), way).toBe('Hide Filters');
      expect(await toggle(page).getAttribute('aria-expanded'), way).toBe('true');
      await close(page);
      await panel(page).waitFor({ state: 'hidden' });
      expect(await toggle(page).innerText(), way).toBe('Filters (6)');
      expect(await countLine(page), way).toBe('1 Premium Cars Available');
      expect(await page.evaluate(() => document.activeElement?.className), way).toContain('toggle');
    }

    await openFilters(page);
    await panel(page).getByRole('button', { name: 'Clear All' }).click();
    await panel(page).waitFor({ state: 'hidden' });
    await expect.poll(() => countLine(page)).toBe('34 Premium Cars Available');
    expect(await toggle(page).innerText()).toBe('Filters (4)');
    expect(await page.getByLabel('Sort by').inputValue()).toBe('featured');
    expect(await query(page)).toBe('');
    await page.goBack();
    await expect.poll(() => countLine(page), { message: 'Back undoes it' }).toBe('1 Premium Cars Available');
    await page.goForward();
    await expect.poll(() => countLine(page)).toBe('34 Premium Cars Available');
    await openFilters(page);
    expect(await panel(page).getByRole('searchbox').inputValue()).toBe('');
    expect(await panel(page).getByLabel('Make').inputValue()).toBe('');
    // Announced politely.
    const count = panel(page).locator('[aria-live=polite]');
    expect(await count.innerText()).toBe('34 cars match');
    await panel(page).getByLabel('Make').selectOption('Kia');
    await expect.poll(() => count.innerText()).toBe('1 car matches');
    expectQuiet(page);
  });

  it('has a button that stays visible, slides in, holds scrolling and focus, and scrolls to the results after a change', async () => {
    const page = await openPage('/inventory', { width: 390, withMotion: true });
    await page.evaluate(() => window.scrollTo(0, 3000));
    const box = await toggle(page).boundingBox();
    expect(box && box.y > 700 && box.y + box.height <= 844, 'the button is in view').toBe(true);
    const moved = await page.locator('.filter-panel').evaluateHandle((node) => {
      const properties: string[] = [];
      node.addEventListener('transitionrun', (event) => {
        properties.push((event as TransitionEvent).propertyName);
      });
      return properties;
    });
    await toggle(page).click();
    await expect.poll(() => moved.jsonValue()).toContain('translate');
    await page.emulateMedia({ reducedMotion: 'reduce' });

    const focused = page.evaluate(() => document.activeElement?.closest('dialog')?.className);
    expect(await focused).toContain('filter-panel');
    for (let press = 0; press < 14; press += 1) await page.keyboard.press('Tab');
    expect(await focusIsInside(page), 'the focus after fourteen tabs').toBe(true);
    await page.mouse.move(195, 30);
    await page.mouse.wheel(0, 500);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
    expect(await place(page), 'the place while the panel is open').toBe(3000);
    await page.keyboard.press('Escape');
    await panel(page).waitFor({ state: 'hidden' });
    expect(await place(page), 'the place if nothing has changed').toBe(3000);
    await page.mouse.wheel(0, 500);
    await expect.poll(() => place(page)).toBeGreaterThan(3000);

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
    await panel(page).getByRole('searchbox').fill('jazz');
    await expect.poll(() => carTitles(page)).toEqual(['2016 Honda Jazz V']);
    await panel(page).getByRole('button', { name: 'Apply Filters' }).click();
    await panel(page).waitFor({ state: 'hidden' });

    for (const [width, isShown] of [
      [1440, false],
      [768, false],
      [767, true],
    ] as const) {
      await page.setViewportSize({ width, height: 1024 });
      expect(await toggle(page).isVisible(), `the button at ${width} pixels`).toBe(isShown);
      expect(await page.locator('.filter-bar').isVisible(), `the bar at ${width} pixels`).toBe(!isShown);
    }
  });
});
