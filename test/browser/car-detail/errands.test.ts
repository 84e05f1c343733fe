import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';

const link = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('link', { name });
const urlOf = async (to: Locator) => new URL((await to.getAttribute('href')) ?? '');
const textOf = async (to: Locator) => (await urlOf(to)).searchParams.get('text');
const isInView = (part: Locator) =>
  part.evaluate((element) => {
    const { top } = element.getBoundingClientRect();
    return top >= 0 && top < window.innerHeight;
  });

describe.each([true, false])('preparing a visit on a phone, scripts: %s', (javaScriptEnabled) => {
  const open = (path: string) =>
    openPage(path, { javaScriptEnabled, width: 360, height: 740, outside: true });

  it('one tap shows the car’s faults', async () => {
    const page = await open('/car/27');
    // From 2027 on the date has its year.
    await link(page, /^Inspected on 3 November( 2026)?: 2 faults named$/).click();
    const sheet = page.getByRole('heading', { name: 'Inspection sheet' });
    await expect.poll(() => isInView(sheet)).toBe(true);
    expect(await page.getByText('scratch, 8 cm, through the lacquer').count()).toBe(1);
  });

  it('the monthly payment can be calculated with 30 % down over 48 months', async () => {
    const page = await open('/car/27');
    await page.locator('#month summary').click();
    await page.getByLabel('Down payment').selectOption('30% (₹1,75,500)');
    await page.getByLabel('Months').selectOption('48');
    if (!javaScriptEnabled) await page.locator('#month').getByRole('button', { name: 'Show' }).click();
    const month = page.locator('#month');
    await expect.poll(() => month.locator('dl').innerText()).toMatch(/A month\s+₹10,900\s/);
    expect(await month.locator('dl').innerText()).toMatch(/Loan\s+₹4,09,500\s/);
    if (!javaScriptEnabled) {
      const { pathname, search } = new URL(page.url());
      expect(pathname + search).toBe('/car/27?down=30&months=48');
    }
  });

  it('a test drive or a video is one message away', async () => {
    const page = await open('/car/27');
    const days = page
      .getByRole('main')
      .locator('a', { hasText: /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d+ [A-Z][a-z]{2}$/ });
    expect(await days.count()).toBe(7);
    expect(await textOf(days.filter({ hasText: 'Sat' }))).toMatch(
      /^Could I drive the 2018 Honda Amaze VX on Saturday \d+ [A-Z][a-z]+\?/,
    );
    expect(await textOf(link(page, 'Send me a video'))).toMatch(/video of the inside and the odometer/);
  });

  it('an old car can be offered in exchange', async () => {
    const page = await open('/car/27');
    await link(page, 'Exchange your car').click();
    await expect.poll(() => page.locator('h1').innerText()).toBe('Contact Us');
    expect(await page.getByLabel('Department').inputValue()).toBe('trade-in-evaluation');
    expect(await page.getByLabel('Message *').inputValue()).toMatch(
      /^I would like to exchange my car for the 2018 Honda Amaze VX/,
    );
  });

  it('the page gives the route by metro', async () => {
    const page = await open('/car/27');
    expect(await page.getByText('Karol Bagh (Blue Line), exit 4, 7 minutes on foot').count()).toBe(1);
    expect((await urlOf(link(page, 'By metro or bus'))).searchParams.get('travelmode')).toBe('transit');
  });

  it('the page explains Delhi’s rules for a diesel of 2015', async () => {
    const page = await open('/about#papers');
    await page.getByLabel('Fuel').selectOption('Diesel');
    await page.getByLabel('Year').selectOption('2015');
    await page.getByRole('button', { name: 'Check' }).click();
    await expect.poll(() => page.getByText('Diesel, 2015').first().isVisible()).toBe(true);
  });
});
