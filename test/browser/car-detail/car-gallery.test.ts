import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';
import { expectQuiet } from '../harness/complaints.ts';

const mainPicture = (page: Page) =>
  page
    .locator('.gallery__main img')
    .evaluate((image: HTMLImageElement) => image.src.replace(/.*\/(\d+\/\d)[-.].*/, '$1'));
const thumbnails = (page: Page) => page.locator('.gallery__thumbnail');
const selected = (page: Page) =>
  thumbnails(page).evaluateAll((buttons) =>
    buttons.map((button) => button.getAttribute('aria-pressed') === 'true'),
  );

describe.each([390, 1440])('the gallery at %i pixels', (width) => {
  it('shows the picture whose thumbnail is clicked, and marks it', async () => {
    const page = await openPage('/car/1', { width });
    expect(await mainPicture(page)).toBe('1/1');
    expect(await selected(page)).toEqual([true, false, false, false]);
    await thumbnails(page).nth(2).click();
    await expect.poll(() => mainPicture(page)).toBe('1/3');
    expect(await selected(page)).toEqual([false, false, true, false]);
    const [chosen, other] = await thumbnails(page).evaluateAll((buttons) =>
      [buttons[2], buttons[0]].map((button) => button && getComputedStyle(button).borderColor),
    );
    expect(chosen).not.toBe(other);

    const tops = await thumbnails(page).evaluateAll((buttons) =>
      buttons.map((button) => button.getBoundingClientRect().top),
    );
    expect(new Set(tops).size).toBe(1);
    expectQuiet(page);
  });

  it('is gone through with the arrow keys, round and round', async () => {
    const page = await openPage('/car/1', { width });
    await thumbnails(page).nth(0).focus();
    const pictures: string[] = [];
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowRight']) {
      await page.keyboard.press(key);
      pictures.push(await mainPicture(page));
    }
    expect(pictures).toEqual(['1/2', '1/3', '1/2', '1/1', '1/4', '1/1']);
    expect(
      await thumbnails(page)
        .nth(0)
        .evaluate((button) => button === document.activeElement),
    ).toBe(true);
  });
});

describe('the gallery', () => {
  it('starts with the main picture again when the car changes', async () => {
    const page = await openPage('/car/1');
    await thumbnails(page).nth(3).click();
    await expect.poll(() => mainPicture(page)).toBe('1/4');
    await page.evaluate(() => {
      history.pushState(null, '', '/car/2');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect.poll(() => mainPicture(page)).toBe('2/1');
    expect(await selected(page)).toEqual([true, false, false, false]);
  });
});
