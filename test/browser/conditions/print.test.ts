import { expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';

it('a car is printed with what a visitor takes to the showroom, and no control', async () => {
  const page = await openPage('/car/1');
  await page.emulateMedia({ media: 'print' });
  for (const text of [
    '2020 Hyundai Creta SX',
    '₹11,25,000',
    'Utsav Motors',
    '+91 00000 00000',
    'Mon-Sun: 9:00 AM - 7:00 PM',
  ]) {
    expect(await page.getByText(text).locator('visible=true').count(), text).toBeGreaterThan(0);
  }
  expect(await page.locator('.gallery img').locator('visible=true').count()).toBe(1);
  expect(await page.locator('button, input, textarea').locator('visible=true').count()).toBe(0);
});

// What else it shows: test/engines/subjects/print.ts.
it.each([
  ['the most specifications', '/car/38'],
  ['the shortest text', '/car/7'],
])('a car with %s is printed on one sheet of A4: %s', async (_size, path) => {
  const page = await openPage(path);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  expect(pdf).toMatch(/\/MediaBox\s*\[\s*0 0 59[45][.\d]* 84[12]/);
});
