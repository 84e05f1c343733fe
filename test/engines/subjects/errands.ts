import { expect, it } from 'vitest';
import { expectQuiet } from '../page.ts';
import { open } from '../visit.ts';

it('the monthly payment updates at once, and the car’s faults are one click away', async () => {
  const page = await open('/car/27');
  await page.evaluate(() => document.querySelector('details')?.setAttribute('open', ''));
  await page.choose('Down payment', '₹1,75,500 (30%)');
  await page.choose('Months', '48');
  const month = () => page.evaluate(() => document.querySelector('.monthly-cost dd')?.textContent);
  await expect.poll(month).toBe('₹10,900');
  const faults = await page.evaluate(
    () => document.querySelector('a[href="#inspection"]')?.textContent ?? '',
  );
  // From 2027 on the date has its year.
  expect(faults).toMatch(/^Inspected on 3 November( 2026)?: 2 faults found$/);
  await page.click('link', faults);
  const sheetTop = () =>
    page.evaluate(() => Math.round(document.querySelector('#inspection')?.getBoundingClientRect().top ?? -1));
  await expect.poll(async () => (await sheetTop()) >= 0 && (await sheetTop()) < 844).toBe(true);
  await expectQuiet(page);
});
