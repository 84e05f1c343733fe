import type { Page } from 'playwright-core';
import { expect, it, describe } from 'vitest';
import { openPage } from '../harness/browser.ts';
import { expectQuiet } from '../harness/complaints.ts';
import { expectAccessible, expectWithinSides } from '../harness/judgement.ts';
import { ownOrigin as site } from '../harness/site.ts';
import { carTitles, countLine, query } from '../inventory/inventory.ts';

const phone = { site, width: 360, hasTouch: true, isMobile: true };

describe('the site of a dealer’s own stock', () => {
  it('has a list of two pages for everyone, sorts, counts only set filters and labels lakh correctly', async () => {
    const page = await openPage('/inventory', phone);
    expect(await countLine(page)).toBe('62 Cars Available');
    expect((await carTitles(page)).length).toBe(60);
    await page.getByRole('link', { name: 'Next' }).click();
    await expect.poll(async () => (await carTitles(page)).length).toBe(2);
    expect(await query(page)).toBe('?page=2');
    const links = page.getByRole('navigation', { name: 'Pages of cars' });
    expect(await links.locator('[aria-current]').allInnerTexts()).toEqual(['2']);
    await expectAccessible(page, 'on the second page');
    await expectWithinSides(page, [320, 360]);
    await links.getByRole('link', { name: 'Page 1' }).click();
    await expect.poll(async () => (await carTitles(page)).length).toBe(60);

    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByLabel('Sort by').selectOption('price-high');
    await expect.poll(async () => (await carTitles(page))[0]).toBe('2019 Honda City ZX');
    expect(await page.locator('.car-card__price b').first().innerText()).toBe('₹6,05,000');
    const slider = page.locator('.filter-bar .slider-field');
    expect(await slider.first().innerText()).toMatch(/₹0\.00 - ₹6\.05L\s+0\.0L\s+6\.0L/);

    await page.setViewportSize({ width: 390, height: 844 });
    const toggle = page.locator('.filter-panel-holder__toggle');
    expect(await toggle.innerText()).toBe('Filters (0)');
    await toggle.click();
    await page.locator('.filter-panel').getByLabel('Make').selectOption('Honda');
    await page.getByRole('slider', { name: 'Highest price' }).press('ArrowLeft');
    await page.keyboard.press('Escape');
    await expect.poll(() => toggle.innerText()).toBe('Filters (2)');
    expectQuiet(page);
  });

  it('shows a sold car’s page for everyone, with three others', async () => {
    const page = await openPage('/car/107', phone);
    const title = page.getByRole('heading', { level: 1, name: 'Sold: 2019 Honda City ZX' });
    expect(await title.isVisible()).toBe(true);
    expect(await page.getByRole('link', { name: 'View Details' }).count()).toBe(3);
    await expectAccessible(page, 'of a sold car');
    await expectWithinSides(page, [320, 360, 768, 1440]);
    expectQuiet(page);
  });

  it('shows nothing of a season on a page from before it, even if it has begun by the browser’s clock', async () => {
    const inSeason = new Date('2020-10-25T12:00:00+05:30');
    const before = (page: Page) => page.clock.install({ time: inSeason });
    const page = await openPage('/', { site, hasSeenPopup: false, before });
    await page.clock.runFor(10_000);
    expect(await page.locator('dialog[open], .banner, .ribbon, .fireworks, .badge--gold').count()).toBe(0);
    expectQuiet(page);
  });
});
