import { describe, expect, it } from 'vitest';
import { hydrated, started, stillness } from '../page.ts';
import { desktop, open } from '../visit.ts';
import type { Page } from '../page.ts';

const car = 'View Details: 2019 Maruti Suzuki Dzire VXI';
const title = '2019 Maruti Suzuki Dzire VXI';

const place = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

async function openCar(page: Page): Promise<number> {
  // WebKit's Back passes over what came before the visitor's first touch.
  await page.click('heading', 'Festive Car Collection');
  await page.evaluate((name) => {
    document
      .querySelector(`[aria-label="${name}"]`)
      ?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, car);
  // Reads the position at the time of the click: a late font may move the page, and the engine scrolls to the link.
  await page.evaluate(() => {
    const note = () => sessionStorage.setItem('left', String(Math.round(window.scrollY)));
    document.addEventListener('click', note, { capture: true, once: true });
  });
  await page.click('link', car);
  await expect.poll(() => page.count('heading', title)).toBe(1);
  await expect.poll(() => place(page)).toBe(0);
  // While the car's picture animates, WebKit sends clicks to the root element.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.style.getPropertyValue('view-transition-name')))
    .toBe('');
  await stillness(page);
  const top = Number(await page.evaluate(() => sessionStorage.getItem('left')));
  expect(top).toBeGreaterThan(1000);
  return top;
}

/** Firefox lays pictures out in fractions of a pixel, which add up to a few pixels over thirty cards. */
const tolerance = 8;

async function expectPlace(page: Page, top: number): Promise<void> {
  await expect.poll(() => page.count('link', car)).toBe(1);
  await expect.poll(async () => Math.abs((await place(page)) - top)).toBeLessThanOrEqual(tolerance);
}

describe.each([
  ['a phone', { width: 390 }],
  ['a desktop', desktop],
])('returning on %s restores the scroll position', (_where, visit) => {
  it('by the browser’s Back and Forward', async () => {
    const page = await open('/inventory', visit);
    const top = await openCar(page);
    await page.back();
    await expectPlace(page, top);
    await page.forward();
    await expect.poll(() => page.count('heading', title)).toBe(1);
    await page.back();
    await expectPlace(page, top);
  });

  it('by Back to Inventory', async () => {
    const page = await open('/inventory', visit);
    const top = await openCar(page);
    await page.click('link', 'Back to Inventory');
    await expectPlace(page, top);
  });

  it('after the car’s page was loaded again', async () => {
    const page = await open('/inventory', visit);
    const top = await openCar(page);
    await page.reload();
    await hydrated(page);
    await page.click('heading', title);
    await page.back();
    await expectPlace(page, top);
  });

  it('before the car’s page is hydrated', async () => {
    const page = await open('/inventory', visit);
    const top = await openCar(page);
    await page.reload();
    await started(page);
    await page.back();
    await expectPlace(page, top);
  });

  it('by reloading the inventory itself', async () => {
    const page = await open('/inventory', visit);
    await page.evaluate(() => window.scrollTo(0, 1500));
    await page.reload();
    await hydrated(page);
    await expect.poll(() => place(page)).toBe(1500);
  });
});
