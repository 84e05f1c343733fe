import { expect, it } from 'vitest';
import { stillness } from '../../chromium/stillness.ts';
import { hydrated, loadedRecords, started, type Page } from '../page.ts';
import { open } from '../visit.ts';

const place = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

// Each step opens another car, so that its position differs from the earlier ones.
const dzire = '2019 Maruti Suzuki Dzire VXI';
const ecosport = '2018 Ford EcoSport Titanium';
const i10 = '2009 Hyundai i10 Magna';

it('Back and Forward restore the scroll position, even after the car or the list was reloaded', async () => {
  const page = await open('/inventory', { withMotion: true });
  let top = await openCar(page, dzire);
  await page.back();
  await expectPlace(page, dzire, top);
  await page.forward();
  await expect.poll(() => page.count('heading', dzire)).toBe(1);
  await page.back();
  await expectPlace(page, dzire, top);

  top = await openCar(page, ecosport);
  await page.reload();
  await hydrated(page);
  await page.click('heading', ecosport);
  await page.back();
  await expectPlace(page, ecosport, top);

  await openCar(page, i10);
  await page.reload();
  // Before hydration, Back leads to the list, but not always to the position in it.
  await started(page);
  await page.back();
  await expect.poll(() => page.count('heading', 'Festive Car Collection')).toBe(1);
  await hydrated(page);
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
  await page.reload();
  await hydrated(page);
  await expect.poll(() => place(page)).toBe(1500);
});

async function openCar(page: Page, title: string): Promise<number> {
  // WebKit's Back skips the entries before the visitor's first click.
  await page.click('heading', 'Festive Car Collection');
  await loadedRecords(page);
  // In one task, because a late font may move the page.
  const top = await page.evaluate((name) => {
    const link = document.querySelector<HTMLElement>(`[aria-label="${name}"]`);
    link?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { scrollY } = window;
    link?.click();
    return Math.round(scrollY);
  }, `View Details: ${title}`);
  await expect.poll(() => page.count('heading', title)).toBe(1);
  // Firefox sometimes ends a smooth scroll one pixel short of the top.
  await expect.poll(() => place(page)).toBeLessThanOrEqual(1);
  await stillness(page);
  expect(top).toBeGreaterThan(1000);
  return top;
}

async function expectPlace(page: Page, title: string, top: number): Promise<void> {
  await expect.poll(() => page.count('link', `View Details: ${title}`)).toBe(1);
  const distance = async () => Math.abs((await place(page)) - top);
  // Firefox lays out pictures in fractions of a pixel, which add up to a few pixels over thirty cards.
  await expect.poll(distance, { message: `from the place of the ${title}` }).toBeLessThanOrEqual(8);
}
