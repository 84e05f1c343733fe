import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openFilters, openMenu, waitForPopup } from '../../sample-pages/page-states.ts';
import { openPage } from '../harness/browser.ts';

const smallPhone = [360, 740] as const;
const phone = [390, 844] as const;
const landscape = [740, 360] as const;
const desktop = [1280, 900] as const;

type Measure = (page: Page) => Promise<number>;
const boxOf = (page: Page, selector: string, index = 0) =>
  page
    .locator(selector)
    .nth(index)
    .evaluate((it) => it.getBoundingClientRect().toJSON() as DOMRect);
const topOf = (selector: string) => async (page: Page) => (await boxOf(page, selector)).top;
const bottomOf = (selector: string, index?: number) => async (page: Page) =>
  (await boxOf(page, selector, index)).bottom;
const heightOf = (selector: string) => async (page: Page) => (await boxOf(page, selector)).height;
const tallest = (selector: string) => (page: Page) =>
  page
    .locator(selector)
    .evaluateAll((all) => Math.max(...all.map((it) => it.getBoundingClientRect().height)));
const rightmost = (selector: string) => (page: Page) =>
  page.locator(selector).evaluateAll((all) => Math.max(...all.map((it) => it.getBoundingClientRect().right)));

it.each<[what: string, most: number, path: string, size: readonly [number, number], measure: Measure]>([
  ['the first car begins early', 290, '/inventory', phone, topOf('.car-card')],
  ['two cars are on the screen', 370, '/inventory', smallPhone, tallest('.car-card')],
  ['a car’s faults are within two screens', 1480, '/', smallPhone, bottomOf('.fault-list')],
  ['the first card follows them', 1850, '/', smallPhone, topOf('.car-card img')],
  ['a car takes less than six screens', 4150, '/car/7', smallPhone, heightOf('html')],
  ['one with an inspection sheet takes not much more', 4720, '/car/1', smallPhone, heightOf('html')],
  ['the verdict for Delhi is on the first screen', 740, '/car/33', smallPhone, bottomOf('.delhi-note')],
  ['each row is one line', 50, '/car/33', smallPhone, tallest('.row__line')],
  ['the picture begins early', 165, '/car/1', phone, topOf('.gallery__main')],
  ['WhatsApp is on the first screen', 844, '/car/1', phone, bottomOf('.contact-bar .button--whatsapp')],
  ['the title needs no scrolling', 300, '/', landscape, topOf('h1')],
  ['the hero’s words end before its car', 384, '/', landscape, rightmost('.hero__text > *')],
  ['the first car’s picture needs no scrolling', 315, '/inventory', landscape, topOf('.car-card')],
  ['the name of a car needs no scrolling', 300, '/car/1', landscape, topOf('h1')],
  ['the first three prices need no scrolling', 900, '/inventory', desktop, bottomOf('.car-card__price', 2)],
])('%s: at most %i pixels on %s', async (_what, most, path, [width, height], measure) => {
  const page = await openPage(path, { width, height });
  expect(await measure(page)).toBeLessThanOrEqual(most);
});

it('on a phone in landscape the popup, the menu and the filters are whole, and scroll to their last control', async () => {
  const page = await openPage('/', { width: 667, height: 360, hasSeenPopup: false });
  await waitForPopup(page);
  await expectWhole(page, 'Contact Us');
  await openMenu(page);
  await expectWhole(page, '+91 00000 00000');
  await page.goto('/inventory');
  await openFilters(page);
  await expectWhole(page, 'Hide Filters');
});

async function expectWhole(page: Page, last: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  const { y = NaN, height = NaN } = (await dialog.boundingBox()) ?? {};
  expect(y).toBeGreaterThanOrEqual(0);
  expect(y + height).toBeLessThanOrEqual(360);
  await dialog.getByText(last).click({ trial: true });
  await dialog.getByRole('button', { name: /^Close/ }).click();
  await dialog.waitFor({ state: 'hidden' });
}

it.each(['/inventory', '/car/1'])(
  'what stays on a screen of 320 by 256 pixels leaves most of it to %s',
  async (path) => {
    const page = await openPage(path, { width: 320, height: 256 });
    await page.evaluate(() => window.scrollTo(0, 1_500));
    const covered = await page.evaluate(() => {
      const isFixed = (element: Element | null): boolean =>
        element !== null &&
        (/fixed|sticky/.test(getComputedStyle(element).position) || isFixed(element.parentElement));
      const rows = Array.from({ length: 16 }, (_, row) => row * 16 + 8);
      return rows.filter((y) => isFixed(document.elementFromPoint(160, y))).length / rows.length;
    });
    expect(covered).toBeLessThan(0.1);
  },
);
