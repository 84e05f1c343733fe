import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';

const losePictures = (page: Page) =>
  page.route('**/assets/cars/**', (route) => route.fulfill({ status: 404, body: '' }));

describe('a picture that does not load', () => {
  it('leaves a neutral placeholder without a broken-image icon', async () => {
    const page = await openPage('/inventory', { before: losePictures });
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
  });

  it('does so in the gallery too', async () => {
    const page = await openPage('/car/1', { before: losePictures });
    const main = page.locator('.gallery__main img');
    await expect.poll(() => main.first().getAttribute('class')).toBe('is-broken');
    await page.locator('.gallery__thumbnail').nth(1).click();
    await expect.poll(() => main.nth(1).getAttribute('class')).toBe('is-broken');
  });
});
