import { expect, it } from 'vitest';
import { painted } from '../../chromium/stillness.ts';
import { openFilters } from '../../sample-pages/page-states.ts';
import { fillInquiry } from '../car-detail/fill-inquiry.ts';
import { isWaiting, openHeld } from '../harness/held-code.ts';
import { requestsOf } from '../harness/requests.ts';
import { carTitles, query, thumb } from '../inventory/inventory.ts';

it('a click on a button is forgotten when the visitor then clicks elsewhere or scrolls away', async () => {
  const { page, arrive } = await openHeld('/about', { width: 390, isClockStopped: true });
  const menu = page.getByRole('button', { name: 'Open menu' });
  await menu.click();
  expect(await isWaiting(page), 'after the click').toBe(true);
  await page.locator('h1').click();
  expect(await isWaiting(page), 'after a click elsewhere').toBe(false);
  await menu.click();
  await page.mouse.wheel(0, 600);
  await expect.poll(() => isWaiting(page), { message: 'after scrolling' }).toBe(false);
  await arrive();
  await page.clock.runFor(100);
  expect(await page.getByRole('dialog').count()).toBe(0);
});

it('a tap on a car’s picture opens it large after hydration, and no tab', async () => {
  const { page, arrive } = await openHeld('/car/1', { width: 390 });
  await page.locator('.gallery__main').getByRole('link').first().click();
  expect(await isWaiting(page)).toBe(true);
  await arrive();
  await page.getByRole('dialog').getByText('1 of 4').waitFor();
  expect(page.context().pages()).toHaveLength(1);
});

it('a form is sent after hydration, once, with its current values; until then the page shows that it is waiting', async () => {
  const { page, arrive } = await openHeld('/car/1', { width: 390 });
  const mails = requestsOf(page, /^mailto:/);
  const form = page.locator('.inquiry-form form');
  await fillInquiry((label, text) => form.getByLabel(label).fill(text));
  await form.getByRole('button', { name: 'Send Inquiry' }).click();
  // As the closing keyboard of a phone does.
  await page.evaluate(() => window.scrollBy(0, 50));
  await page.evaluate(painted);
  expect(await isWaiting(page)).toBe(true);
  await form.getByLabel('Message').click();
  await form.getByLabel('Message').fill('क्या यह उपलब्ध है? 100% & more');
  expect(mails).toEqual([]);
  await arrive();
  await expect.poll(() => mails).toHaveLength(1);
  expect(decodeURIComponent(mails[0] ?? '')).toContain('Message:\r\nक्या यह उपलब्ध है? 100% & more');
  expect(await isWaiting(page)).toBe(false);
  expect(new URL(page.url()).search).toBe('');
});

it('a search keeps the price of the URL; words typed, options of lists and a moved thumb count after hydration', async () => {
  const { page, arrive } = await openHeld('/inventory?maxPrice=500000', { width: 1440 });
  const box = page.locator('.filter-bar').getByRole('searchbox');
  await box.fill('honda');
  await page.keyboard.press('Enter');
  await page.waitForURL(/search=honda.*maxPrice=500000/);
  await expect.poll(() => carTitles(page)).toEqual(['2016 Honda Jazz V', '2006 Honda City ZX GXi']);

  await page.getByRole('combobox', { name: 'Brand' }).selectOption('Honda');
  await page.getByRole('combobox', { name: 'Year', exact: true }).selectOption('2015-2019');
  await thumb(page, 'Highest price').press('ArrowLeft');
  const price = await thumb(page, 'Highest price').inputValue();
  expect(Number(price)).toBeLessThan(500_000);
  await box.fill('');
  await box.pressSequentially('jaz');
  await arrive();
  await page.keyboard.type('z');
  expect(await box.inputValue()).toBe('jazz');
  await expect.poll(() => carTitles(page)).toEqual(['2016 Honda Jazz V']);
  await expect.poll(() => query(page)).toBe(`?search=jazz&make=Honda&year=2015-2019&maxPrice=${price}`);
  await page.setViewportSize({ width: 390, height: 844 });
  // While a field has the focus, the bar with the button is hidden.
  await box.blur();
  await openFilters(page);
  expect(await page.getByRole('combobox', { name: 'Make' }).inputValue()).toBe('Honda');
});
