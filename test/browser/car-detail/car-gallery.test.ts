import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';

const thumbnails = (page: Page) => page.locator('.gallery .thumbnails__button');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Pictures of the 2020 Hyundai Creta SX' });
const selected = (page: Page) =>
  thumbnails(page).evaluateAll((buttons) =>
    buttons.map((button) => button.getAttribute('aria-pressed')).indexOf('true'),
  );
/** Counted from 1. A fraction means that the strip is between two pictures. */
const inView = (page: Page) =>
  page
    .locator('.gallery__main .picture-strip')
    .evaluate((strip) => Math.round((100 * strip.scrollLeft) / strip.clientWidth) / 100 + 1);

it('the gallery moves by its thumbnails, the arrow keys and swiping, and shows each picture large', async () => {
  const page = await openPage('/car/1');
  await thumbnails(page).nth(2).click();
  await expect.poll(() => inView(page)).toBe(3);
  expect(await selected(page)).toBe(2);
  const border = (place: number) =>
    thumbnails(page)
      .nth(place)
      .evaluate((button) => getComputedStyle(button).borderColor);
  expect(await border(2), 'the border of the chosen thumbnail').not.toBe(await border(0));
  const columns = await page
    .locator('.gallery .thumbnails')
    .evaluate((row) => getComputedStyle(row).gridTemplateColumns.split(' ').length);
  expect(columns, 'thumbnails per row').toBe(4);

  await thumbnails(page).nth(0).click();
  const pictures: number[] = [];
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowRight']) {
    await page.keyboard.press(key);
    pictures.push(await inView(page));
  }
  expect(pictures, 'by the arrow keys, round and round').toEqual([2, 3, 2, 1, 4, 1]);

  await page.locator('.gallery__main').getByRole('link').first().click();
  await dialog(page).getByText('1 of 4').waitFor();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await dialog(page).getByText('3 of 4').waitFor();
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'hidden' });
  expect([await inView(page), await selected(page)], 'after Escape').toEqual([3, 2]);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('.gallery__main .picture-strip').evaluate((strip) => {
    strip.scrollTo({ left: strip.clientWidth });
  });
  await expect.poll(() => selected(page), { message: 'after a swipe' }).toBe(1);
});
