import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { hydrated } from '../../chromium/hydration.ts';
import { openPage } from '../harness/browser.ts';
import { historyLength } from '../inventory/inventory.ts';

type Choice = (page: Page) => Promise<unknown>;
type Circumstances = { from?: string; site?: string; entries?: number };

const click = (name: string) => (page: Page) =>
  page
    .locator('main :is(a, button, summary)', { hasText: name })
    .first()
    // Not Playwright's click, because some links are in a closed <details>.
    .evaluate((it: HTMLElement) => it.click());
const select = (label: string, option: string) => (page: Page) =>
  page.getByRole('combobox', { name: label, exact: true }).selectOption(option);
const press = (slider: string, key: string) => (page: Page) =>
  page.getByRole('slider', { name: slider }).press(key);
const inTurn =
  (...choices: Choice[]) =>
  async (page: Page) => {
    for (const choose of choices) await choose(page);
  };
const remove = (page: Page) => page.getByLabel('Remove 2018 Honda Amaze VX').click();
const amount = (page: Page) => page.getByLabel('Or in ₹').fill('200000');
const [thirtyPercent, twoYears] = [select('Down payment', '30%'), select('Months', '24')];

it.each<[url: string, choose: Choice, text: RegExp, circumstances?: Circumstances]>([
  ['/inventory?search=jazz', (page) => page.getByRole('searchbox').first().fill('jazz'), /Jazz V/],
  ['/inventory?make=Honda', select('Brand', 'Honda'), /4 Premium Cars/],
  ['/inventory?minPrice=1380000', press('Lowest price', 'End'), /from ₹13,80,000/],
  ['/inventory?maxPrice=1250000', press('Highest price', 'PageDown'), /up to ₹12,50,000/],
  ['/inventory?maxPrice=630000', click('EMI up to'), /up to ₹6,30,000/],
  ['/inventory?body=SUV&body=Compact+SUV', click('SUV'), /11 Premium Cars/],
  ['/inventory?delhi=YEAR', click('In Delhi until'), /Remove In Delhi until/],
  ['/inventory?sort=price-low', select('Sort by', 'Price: Low to High'), /,price-low/],
  ['/inventory?page=2', click('Next'), /62 Cars Available/, { site: inject('ownOrigin') }],
  ['/inventory?cars=40', remove, /Shortlist: 1 car/, { from: '/inventory?cars=27,40' }],
  ['/contact?cars=27,40', click('Ask about'), /these cars still/, { from: '/inventory?cars=27,40' }],
  ['/contact?about=exchange&car=27', click('Exchange'), /exchange my car for/, { from: '/car/27' }],
  [
    '/about?fuel=Diesel&year=2015&norm=',
    inTurn(select('Fuel', 'Diesel'), select('Year', '2015'), click('Check')),
    /Diesel, 2015, BS-III or older/,
    { from: '/about' },
  ],
  [
    '/car/37?down=200000&months=24',
    inTurn(click('EMI about'), thirtyPercent, twoYears, amount),
    /Down payment₹2,00,000Loan₹10,49,000/,
    { from: '/car/37', entries: 0 },
  ],
  // A link to a part of the page adds a history entry before the choice.
  [
    '/car/37?down=30&months=24',
    inTurn(click('Inspected on'), twoYears),
    /EMIabout ₹41,400/,
    { from: '/car/37?down=30' },
  ],
])(
  '$0 looks the same after a reload and after Back',
  async (url, choose, text, { from = '/inventory', site = inject('siteOrigin'), entries = 1 } = {}) => {
    const page = await openPage(from, { site });
    const [length, before] = [await historyLength(page), await look(page)];
    await choose(page);
    await expect.poll(() => urlOf(page)).toBe(url);
    await expect.poll(() => look(page)).toMatch(text);
    expect(await historyLength(page)).toBe(length + entries);
    const chosen = await look(page);
    await page.reload();
    await hydrated(page);
    expect(await look(page), 'after a reload').toBe(chosen);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Home' }).click();
    await expect.poll(() => urlOf(page)).toBe('/');
    await page.goBack();
    await expect.poll(() => look(page), { message: 'on the way back' }).toBe(chosen);
    expect(urlOf(page)).toBe(url);
    if (entries === 0) return;
    await page.goBack();
    await expect.poll(() => look(page), { message: 'before the choice' }).toBe(before);
  },
);

const urlOf = (page: Page) => {
  const { pathname, search } = new URL(page.url());
  return pathname + search.replace(/delhi=20\d\d/, 'delhi=YEAR');
};

/** The text of the page, including closed <details>, and the values of the fields that the URL sets. */
const look = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const fields = [
      ...main.querySelectorAll<HTMLInputElement>('select[autocomplete=off], [type=search], [type=range]'),
    ];
    return main.textContent + fields.map(({ value }) => value).join();
  });
