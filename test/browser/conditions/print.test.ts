import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';

const print = async (page: Page) => (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
const sheets = (pdf: string) => pdf.match(/\/Type\s*\/Page\b/g)?.length;

it('a car is printed with what a visitor takes to the showroom, including what a phone folds, and no control', async () => {
  const page = await openPage('/car/1', { width: 720 });
  await page.emulateMedia({ media: 'print' });
  for (const text of [
    '2020 Hyundai Creta SX',
    '₹11,25,000',
    'Utsav Motors',
    '+91 00000 00000',
    'Mon-Sun: 9:00 AM - 7:00 PM',
    'Service history',
    'Ground Clearance',
  ]) {
    expect(await page.getByText(text).locator('visible=true').count(), text).toBeGreaterThan(0);
  }
  expect(await page.locator('.gallery img').locator('visible=true').count()).toBe(1);
  const controls = page.locator('button, input, textarea, a[href="/inventory"]').locator('visible=true');
  expect(await controls.count()).toBe(0);
});

it('the car with the longest inspection is printed on one sheet of A4', async () => {
  const pdf = await print(await openPage('/car/1'));
  expect(sheets(pdf)).toBe(1);
  expect(pdf).toMatch(/\/MediaBox\s*\[\s*0 0 59[45][.\d]* 84[12]/);
});

it('a shortlist of twelve cars is printed on one sheet, with its URL and the day, no column cut', async () => {
  const page = await openPage('/inventory?cars=1,2,4,8,10,11,12,13,14,15,18,19');
  await page
    .locator('.shortlist__table')
    .evaluate((it) => window.scrollTo(0, it.getBoundingClientRect().top + 150));
  await page.locator('.shortlist__titles').waitFor();
  expect(sheets(await print(page))).toBe(1);
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('.shortlist__titles').isVisible()).toBe(false);
  const scroller = page.locator('.shortlist__scroller');
  expect(await scroller.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
  expect(await page.locator('.only-print').innerText()).toMatch(
    /^https:\/\/www\.utsavmotors\.example\/inventory\?cars=1,2,.*,19, \d+ \w+ \d{4}$/,
  );
});
