import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { hydrated } from '../../../scripts/browser/hydration.ts';
import { openPage } from '../harness/browser.ts';

const link = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('link', { name });
const urlOf = async (to: Locator) => new URL((await to.getAttribute('href')) ?? '');
const textOf = async (to: Locator) => (await urlOf(to)).searchParams.get('text');
const isInView = (part: Locator) =>
  part.evaluate((element) => {
    const { top } = element.getBoundingClientRect();
    return top >= 0 && top < window.innerHeight;
  });

it.each([
  ['with', true],
  ['without', false],
])('a visit can be prepared on a phone, %s scripts', async (_name, javaScriptEnabled) => {
  const page = await openPage('/car/27', { javaScriptEnabled, width: 360, height: 740 });

  // The route.
  expect(await page.getByText('Karol Bagh (Blue Line), exit 4, 7 minutes on foot').count()).toBe(1);
  expect((await urlOf(link(page, 'By metro or bus'))).searchParams.get('travelmode')).toBe('transit');

  // A test drive or a video is one message away.
  const days = page
    .getByRole('main')
    .locator('a', { hasText: /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d+ [A-Z][a-z]{2}$/ });
  expect(await days.count()).toBe(7);
  expect(await textOf(days.filter({ hasText: 'Sat' }))).toMatch(
    /^Could I drive the 2018 Honda Amaze VX on Saturday \d+ [A-Z][a-z]+\?/,
  );
  expect(await textOf(link(page, 'Send me a video'))).toMatch(/video of the inside and the odometer/);

  // One tap shows the faults. From 2027 on the date has its year.
  await link(page, /^Inspected on 3 November( 2026)?: 2 faults found$/).click();
  const sheet = page.getByRole('heading', { name: 'Inspection sheet' });
  await expect.poll(() => isInView(sheet), { message: 'the inspection sheet is in view' }).toBe(true);
  expect(await page.getByText('scratch, 8 cm, through the lacquer').count()).toBe(1);

  // The monthly payment with 30 % down over 48 months.
  const month = page.locator('#month');
  await month.locator('summary').click();
  await page.getByLabel('Down payment').selectOption('₹1,75,500 (30%)');
  await page.getByLabel('Months').selectOption('48');
  if (!javaScriptEnabled) await month.getByRole('button', { name: 'Show' }).click();
  await expect.poll(() => month.locator('dl').innerText()).toMatch(/A month\s+₹10,900\s/);
  expect(await month.locator('dl').innerText()).toMatch(/Loan\s+₹4,09,500\s/);
  if (!javaScriptEnabled) {
    const { pathname, search } = new URL(page.url());
    expect(pathname + search).toBe('/car/27?down=30&months=48');
  }

  // The old car, in exchange.
  await link(page, 'Exchange your car').click();
  await expect.poll(() => page.locator('h1').innerText()).toBe('Contact Us');
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
  await expect.poll(() => isInView(answer), { message: 'the answer is in view' }).toBe(true);
  // Which a screen reader reads.
  expect(await answer.evaluate((it) => document.activeElement === it)).toBe(true);
});
