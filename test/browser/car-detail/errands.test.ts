import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { hydrated } from '../../../scripts/chromium/hydration.ts';
import { openPage } from '../harness/browser.ts';

const expectInView = (part: Locator) =>
  expect
    .poll(() =>
      part.evaluate((element) => {
        const { top } = element.getBoundingClientRect();
        return top >= 0 && top < window.innerHeight;
      }),
    )
    .toBe(true);

// Its words and links: test/browser/accessibility/words/car.txt.
it.each([
  ['with', true],
  ['without', false],
])('a visit can be prepared on a phone, %s scripts', async (_name, javaScriptEnabled) => {
  const page = await openPage('/car/27', { javaScriptEnabled, width: 360, height: 740 });

  // One tap shows the faults.
  await page.getByRole('link', { name: /^Inspected on 3 November/ }).click();
  await expectInView(page.getByRole('heading', { name: 'Inspection sheet' }));

  // The monthly payment with 30 % down over 48 months.
  const month = page.locator('#month');
  await month.locator('summary').click();
  await page.getByLabel('Down payment').selectOption('₹1,75,500 (30%)');
  await page.getByLabel('Months').selectOption('48');
  if (!javaScriptEnabled) await month.getByRole('button', { name: 'Show' }).click();
  await expect.poll(() => month.locator('dl').innerText()).toMatch(/A month\s+₹10,900\s/);

  // With two lakh down.
  await page.getByLabel('Or any amount in ₹').fill('200000');
  if (!javaScriptEnabled) await month.getByRole('button', { name: 'Show' }).click();
  await expect
    .poll(() => month.locator('dl').innerText())
    .toMatch(/Down payment\s+₹2,00,000\s+Loan\s+₹3,85,000\s/);
  expect(new URL(page.url()).search).toContain('down=200000');

  // A drive, with the hours, one tap below the buttons.
  await page.getByText('Drive it, or ask for a video').click();
  const morning = page.getByRole('link', { name: /^Drive on .*, morning 9–12$/ }).first();
  await expect.poll(() => morning.isVisible()).toBe(true);
  expect(await morning.getAttribute('href')).toMatch(/in%20the%20morning%3F/);
  expect(await page.getByRole('link', { name: 'Send me a video' }).isVisible()).toBe(true);

  // The old car, in exchange.
  await page.getByRole('link', { name: 'Exchange your car' }).click();
  await expect.poll(() => page.locator('h1').innerText()).toBe('Contact Us');
  await expectInView(page.getByLabel('First Name *'));
  expect(await page.getByLabel('Department').inputValue()).toBe('trade-in-evaluation');
  expect(await page.getByLabel('Message *').inputValue()).toMatch(
    /^I would like to exchange my car for the 2018 Honda Amaze VX/,
  );

  // Delhi's rules for a diesel of 2015.
  await page.goto('/about#papers');
  if (javaScriptEnabled) await hydrated(page);
  await page.getByLabel('Fuel').selectOption('Diesel');
  await page.getByLabel('Year').selectOption('2015');
  await page.getByRole('button', { name: 'Check' }).click();
  const answer = page.getByRole('status').filter({ hasText: 'Diesel, 2015' });
  await expectInView(answer);
  // Which a screen reader reads.
  expect(await answer.evaluate((it) => document.activeElement === it)).toBe(true);
});
