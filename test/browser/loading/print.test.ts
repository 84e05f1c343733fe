import { expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';

// The longest description, the most specifications, the shortest.
it.each(['1', '38', '7'])('a car fits on one sheet of paper: /car/%s', async (id) => {
  const page = await openPage(`/car/${id}`, { width: 1440 });
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  expect(pdf).toMatch(/\/MediaBox\s*\[\s*0 0 59[45][.\d]* 84[12]/);
});

it('prints what a visitor takes to the showroom, and no control', async () => {
  const page = await openPage('/car/1');
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
