import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';
import { expectQuiet } from '../harness/complaints.ts';
import { carTitles, countLine, openFilters } from './inventory.ts';

const panel = (page: Page) => page.getByRole('dialog', { name: 'Filters' });
const toggle = (page: Page) => page.locator('.filter-panel-holder__toggle');

const ways: Record<string, (page: Page) => Promise<void>> = {
  hideFilters: (page) => panel(page).getByRole('button', { name: 'Hide Filters' }).click(),
  applyFilters: (page) => panel(page).getByRole('button', { name: 'Apply Filters' }).click(),
  x: (page) => panel(page).getByRole('button', { name: 'Close filters' }).click(),
  clickOutside: (page) => page.mouse.click(195, 20),
  escape: (page) => page.keyboard.press('Escape'),
  enterInTheSearchBox: (page) => panel(page).getByRole('searchbox').press('Enter'),
};

describe('the mobile filter panel', () => {
  it('closes by every control, keeps the choices and returns the focus', async () => {
    const page = await openPage('/inventory?make=Honda', { width: 390 });
    expect(await toggle(page).innerText()).toBe('Filters (5)');
    for (const close of Object.values(ways)) {
      await openFilters(page);
      expect(await panel(page).isVisible()).toBe(true);
      expect(await toggle(page).innerText()).toBe('Hide Filters');
      expect(await toggle(page).getAttribute('aria-expanded')).toBe('true');
      await close(page);
      await panel(page).waitFor({ state: 'hidden' });
      expect(await toggle(page).innerText()).toBe('Filters (5)');
      expect(await countLine(page)).toBe('4 Premium Cars Available');
      expect(await page.evaluate(() => document.activeElement?.className)).toContain('toggle');
    }
    expectQuiet(page);
  });

  it('closes by Clear All, which resets every filter, and announces how many cars match', async () => {
    const page = await openPage('/inventory?search=city&make=Honda&year=2015-2019&maxPrice=1000000', {
      width: 390,
    });
    expect(await countLine(page)).toBe('1 Premium Cars Available');
    expect(await toggle(page).innerText()).toBe('Filters (6)');
    await openFilters(page);
    await panel(page).getByRole('button', { name: 'Clear All' }).click();
    await panel(page).waitFor({ state: 'hidden' });
    await expect.poll(() => countLine(page)).toBe('34 Premium Cars Available');
    expect(await toggle(page).innerText()).toBe('Filters (4)');
    expect(new URL(page.url()).search).toBe('');
    await openFilters(page);
    expect(await panel(page).getByRole('searchbox').inputValue()).toBe('');
    expect(await panel(page).getByLabel('Make').inputValue()).toBe('');
    // Announced politely.
    const count = panel(page).locator('[aria-live=polite]');
    expect(await count.innerText()).toBe('34 cars match');
    await panel(page).getByLabel('Make').selectOption('Kia');
    await expect.poll(() => count.innerText()).toBe('1 car matches');
  });

  it('scrolls to the results when it is closed deep in the list after a change', async () => {
    const page = await openPage('/inventory', { width: 390 });
    const heading = page.getByRole('heading', { name: 'Premium Cars' });
    const head = await page.locator('.navigation').boundingBox();
    for (const [button, line] of [
      ['Apply Filters', '1 Premium Cars Available'],
      ['Clear All', '34 Premium Cars Available'],
      ['Close filters', '1 Premium Cars Available'],
      ['Clear All', '34 Premium Cars Available'],
      ['Hide Filters', '1 Premium Cars Available'],
    ] as const) {
      await page.evaluate(() => window.scrollTo(0, 9000));
      await openFilters(page);
      await panel(page).getByLabel('Make').selectOption('Kia');
      await panel(page).getByRole('button', { name: button }).click();
      await panel(page).waitFor({ state: 'hidden' });
      await expect.poll(() => countLine(page)).toBe(line);
      const box = await heading.boundingBox();
      expect(head && box && box.y >= head.height && box.y < 400).toBe(true);
    }
  });

  it('locks the page’s scrolling, and keeps the focus inside', async () => {
    const page = await openPage('/inventory', { width: 390 });
    await openFilters(page);
    expect(await page.evaluate(() => document.activeElement?.closest('dialog')?.className)).toContain(
      'filter-panel',
    );
    for (let press = 0; press < 14; press += 1) await page.keyboard.press('Tab');
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      ),
    ).toBe(true);
    await page.mouse.move(195, 30);
    await page.mouse.wheel(0, 500);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.keyboard.press('Escape');
    await panel(page).waitFor({ state: 'hidden' });
    await page.mouse.wheel(0, 500);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  });

  it('has a button that stays visible, slides in, and keeps the scroll position if nothing changes', async () => {
    const page = await openPage('/inventory', { width: 390, withMotion: true });
    await page.evaluate(() => window.scrollTo(0, 3000));
    const box = await toggle(page).boundingBox();
    expect(box && box.y > 700 && box.y + box.height <= 844).toBe(true);
    const moved = await page.locator('.filter-panel').evaluateHandle((node) => {
      const properties: string[] = [];
      node.addEventListener('transitionrun', (event) => {
        properties.push((event as TransitionEvent).propertyName);
      });
      return properties;
    });
    await toggle(page).click();
    await expect.poll(() => moved.jsonValue()).toContain('translate');
    await page.keyboard.press('Escape');
    await panel(page).waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => window.scrollY)).toBe(3000);
    await openFilters(page);
    await panel(page).getByRole('searchbox').fill('jazz');
    await expect.poll(() => carTitles(page)).toEqual(['2016 Honda Jazz V']);
  });

  it('does not exist on a wide screen', async () => {
    const page = await openPage('/inventory', { width: 1440 });
    expect(await toggle(page).isVisible()).toBe(false);
    await page.setViewportSize({ width: 768, height: 1024 });
    expect(await toggle(page).isVisible()).toBe(false);
    expect(await page.locator('.filter-bar').isVisible()).toBe(true);
    await page.setViewportSize({ width: 767, height: 1024 });
    expect(await toggle(page).isVisible()).toBe(true);
    expect(await page.locator('.filter-bar').isVisible()).toBe(false);
  });
});
