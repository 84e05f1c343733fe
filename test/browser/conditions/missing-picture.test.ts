import { expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';

it('a picture that does not load leaves a neutral placeholder without a broken-image icon, also in the gallery', async () => {
  const page = await openPage('/inventory?make=Hyundai', {
    before: (it) => it.route('**/assets/cars/**', (route) => route.fulfill({ status: 404, body: '' })),
  });
  const picture = page.locator('.car-card img').first();
  await expect.poll(() => picture.getAttribute('class')).toBe('is-broken');
  const look = await picture.evaluate((image) => {
    const { opacity, color } = getComputedStyle(image);
    const { backgroundImage } = getComputedStyle(image.parentElement ?? image);
    const { width: shownWidth, height: shownHeight } = image.getBoundingClientRect();
    return { backgroundImage, opacity, color, ratio: shownWidth / shownHeight };
  });
  expect(look.backgroundImage).toMatch(/^url\(/);
  expect(look.opacity).toBe('0');
  expect(look.color).toBe('rgba(0, 0, 0, 0)');
  expect(look.ratio).toBeCloseTo(4 / 3, 1);
  expect(await picture.getAttribute('alt')).toContain('Polar White Hyundai Creta SX');

  await page.locator('.car-card__link').first().click();
  const main = page.locator('.gallery__main img');
  await expect.poll(() => main.first().getAttribute('class'), { message: 'gallery' }).toBe('is-broken');
  await page.locator('.gallery__thumbnail').nth(1).click();
  await expect.poll(() => main.nth(1).getAttribute('class'), { message: 'next picture' }).toBe('is-broken');
});
