import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hydrated } from '../../../scripts/browser/hydration.ts';
import { openPage } from '../harness/browser.ts';
import { chunkPath } from './chunks.ts';
import { fillInquiry } from '../car-detail/fill-inquiry.ts';
import { expectQuiet } from '../harness/complaints.ts';
import { handedOver, readMailto } from '../harness/requests.ts';
import { carTitles, openFilters, query } from '../inventory/inventory.ts';

const loader = chunkPath('client/loader.ts');

/** Opens a page whose code, except the loader, is held back until `arrive` is called. */
async function openSlowly(
  path: string,
  width: number,
  isClockStopped = false,
): Promise<{ page: Page; arrive: () => Promise<void> }> {
  const held: Route[] = [];
  let isHeld = true;
  const page = await openPage(path, {
    width,
    isHydrated: false,
    isClockStopped,
    async before(it) {
      await it.route('**/assets/**/*.js', async (route) => {
        if (isHeld && !route.request().url().endsWith(loader)) held.push(route);
        else await route.continue();
      });
    },
  });
  return {
    page,
    async arrive() {
      isHeld = false;
      await Promise.all(held.map((route) => route.continue()));
      await hydrated(page);
    },
  };
}

describe('input before hydration', () => {
  it('stays in the inquiry form, and is sent', async () => {
    const { page, arrive } = await openSlowly('/car/1', 1440);
    const form = page.locator('.inquiry-form form');
    await form.getByLabel('First Name').fill('Asha');
    await form.getByLabel('Message').fill('Is it free?');
    await arrive();
    expect(await form.getByLabel('First Name').inputValue()).toBe('Asha');
    await form.getByRole('button', { name: 'Send Inquiry' }).click();
    await expect
      .poll(() => page.locator('.toast').innerText())
      .toBe('Please fill in all required fields: Email, Phone');
    expect(await form.getByLabel('Message').inputValue()).toBe('Is it free?');
    expectQuiet(page);
  });

  it('in the search keeps the price of the URL', async () => {
    const { page, arrive } = await openSlowly('/inventory?maxPrice=500000', 1440);
    await page.getByRole('searchbox').first().fill('honda');
    await page.keyboard.press('Enter');
    await page.waitForURL(/search=honda.*maxPrice=500000/);
    await arrive();
    await expect.poll(() => carTitles(page)).toEqual(['2016 Honda Jazz V', '2006 Honda City ZX GXi']);
  });

  it('stays in the contact form', async () => {
    const { page, arrive } = await openSlowly('/contact', 1440);
    const form = page.locator('main form');
    await form.getByLabel('First Name').fill('Asha');
    await form.getByLabel('Department').selectOption('Sales Inquiry');
    await form.getByLabel('Message').pressSequentially('Is it');
    await arrive();
    await page.keyboard.type(' free?');
    expect(await form.getByLabel('First Name').inputValue()).toBe('Asha');
    expect(await form.getByLabel('Department').inputValue()).toBe('sales-inquiry');
    expect(await form.getByLabel('Message').inputValue()).toBe('Is it free?');
    expectQuiet(page);
  });
});

describe('a form submitted before hydration', () => {
  it('is sent after hydration, once, with its current values; until then the page shows that it is waiting', async () => {
    const { page, arrive } = await openSlowly('/car/1', 390);
    const mails = handedOver(page, 'mailto:');
    const form = page.locator('.inquiry-form form');
    const isWaiting = () => page.locator('html').evaluate((html) => 'waiting' in html.dataset);
    await fillInquiry(page);
    await form.getByRole('button', { name: 'Send Inquiry' }).click();
    expect(await isWaiting()).toBe(true);
    await form.getByLabel('Message').fill('क्या यह उपलब्ध है? 100% & more');
    expect(mails).toEqual([]);
    await arrive();
    await expect.poll(() => mails).toHaveLength(1);
    expect(readMailto(mails[0])).toMatchObject({
      subject: 'Inquiry about 2020 Hyundai Creta SX',
      body: expect.stringContaining('Message:\r\nक्या यह उपलब्ध है? 100% & more') as string,
    });
    expect(await isWaiting()).toBe(false);
    expect(new URL(page.url()).search).toBe('');
    expectQuiet(page);
  });

  it('is not sent when the visitor has clicked elsewhere since, and keeps its values', async () => {
    const { page, arrive } = await openSlowly('/car/1', 1440);
    const mails = handedOver(page, 'mailto:');
    await fillInquiry(page);
    await page.getByRole('button', { name: 'Send Inquiry' }).click();
    await page.locator('h1').click();
    await arrive();
    expect(mails).toEqual([]);
    expect(await page.getByLabel('First Name').inputValue()).toBe('Asha');
  });
});

describe('a button clicked before hydration', () => {
  it('acts after hydration: opens the filters', async () => {
    const { page, arrive } = await openSlowly('/inventory', 390);
    await page.getByRole('button', { name: 'Filters (4)' }).click();
    await arrive();
    await page.getByRole('dialog', { name: 'Filters' }).waitFor();
    expectQuiet(page);
  });

  it('acts once: marks a favourite', async () => {
    const { page, arrive } = await openSlowly('/car/1', 1440);
    const heart = page.getByRole('button', { name: 'Add to favorites' }).first();
    await heart.click();
    await arrive();
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
    await heart.click();
    expect(await heart.getAttribute('aria-pressed')).toBe('false');
  });

  it.each<[string, (page: Page) => Promise<unknown>]>([
    ['clicked elsewhere since', (page) => page.locator('h1').click()],
    ['has scrolled away since', (page) => page.mouse.wheel(0, 600)],
  ])('does not act when the visitor %s', async (_deed, act) => {
    const { page, arrive } = await openSlowly('/inventory', 390, true);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await act(page);
    await arrive();
    await page.clock.runFor(100);
    expect(await page.getByRole('dialog').count()).toBe(0);
  });
});

describe('input in the inventory before hydration', () => {
  it('counts: words typed in the search', async () => {
    const { page, arrive } = await openSlowly('/inventory', 1440);
    const box = page.locator('.filter-bar').getByRole('searchbox');
    await box.pressSequentially('jaz');
    await arrive();
    await page.keyboard.type('z');
    expect(await box.inputValue()).toBe('jazz');
    await expect.poll(() => carTitles(page)).toEqual(['2016 Honda Jazz V']);
    await expect.poll(() => query(page)).toBe('?search=jazz');
    expectQuiet(page);
  });

  it('counts: an option of a list', async () => {
    const { page, arrive } = await openSlowly('/inventory', 1440);
    await page.getByRole('combobox', { name: 'Brand' }).selectOption('Honda');
    await page.getByRole('combobox', { name: 'Year', exact: true }).selectOption('2015-2019');
    await arrive();
    expect(await page.getByRole('combobox', { name: 'Brand' }).inputValue()).toBe('Honda');
    await expect
      .poll(() => carTitles(page))
      .toEqual(['2019 Honda City ZX', '2018 Honda Amaze VX', '2016 Honda Jazz V']);
    await expect.poll(() => query(page)).toBe('?make=Honda&year=2015-2019');
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await (await openFilters(page)).getByLabel('Make').inputValue()).toBe('Honda');
    expectQuiet(page);
  });
});
