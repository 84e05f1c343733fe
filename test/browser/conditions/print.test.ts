import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';

/** As the browser prints the page. */
const print = async (page: Page) => (await page.pdf({ preferCSSPageSize: true })).toString('latin1');

it('a car is printed with what a visitor takes to the showroom, and no control, on one sheet of paper: /car/1', async () => {
  const page = await openPage('/car/1');
  expectOneSheet(await print(page));
  await page.emulateMedia({ media: 'print' });
  for (const text of [
    '2020 Hyundai Creta SX',
    'Utsav Motors',
    '+91 00000 00000',
    'Mon-Sun: 9:00 AM - 7:00 PM',
    'Ground Clearance',
  ]) {
    expect(await page.getByText(text).locator('visible=true').count(), text).toBeGreaterThan(0);
  }
  expect(await page.getByText('₹11,25,000').locator('visible=true').count()).toBe(1);
  expect(await page.locator('.gallery img').locator('visible=true').count()).toBe(1);
  expect(await page.locator('button, input, textarea').locator('visible=true').count()).toBe(0);
});

it.each([
  ['the most specifications', '/car/38'],
  ['the shortest text', '/car/7'],
])('a car with %s is printed on one sheet of paper: %s', async (_size, path) => {
  expectOneSheet(await print(await openPage(path)));
});

function expectOneSheet(pdf: string): void {
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  expect(pdf).toMatch(/\/MediaBox\s*\[\s*0 0 59[45][.\d]* 84[12]/);
}
