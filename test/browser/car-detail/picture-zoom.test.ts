import type { CDPSession, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';
import { expectQuiet } from '../harness/complaints.ts';

const middle = { x: 180, y: 370 };

it('on a phone, fingers zoom a large picture, not the page; Escape and the next picture reset it', async () => {
  const page = await openPage('/car/1', { width: 360, height: 740, hasTouch: true, isMobile: true });
  const touch = await page.context().newCDPSession(page);
  await openFirst(page);
  expect(await zooms(page)).toEqual({ page: 1, picture: 1 });

  await tapTwice(touch);
  await expect.poll(() => zooms(page), { message: 'after a double tap' }).toEqual({ page: 1, picture: 2.5 });
  await tapTwice(touch);
  await expect.poll(() => zooms(page), { message: 'after the next' }).toEqual({ page: 1, picture: 1 });

  await pinch(touch, 40, 80);
  await expect.poll(() => zooms(page), { message: 'after two fingers' }).toEqual({ page: 1, picture: 2 });
  const box = await page.locator('.large-pictures .car-picture').first().boundingBox();
  // The pinch is centred on the picture, so half of the growth is on either side.
  expect([box?.x, box?.y], 'the point between the fingers').toEqual([-180, -370]);

  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('dialog').isVisible()).toBe(false);
  expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1);
  await openFirst(page);
  expect(await zooms(page), 'opened again').toEqual({ page: 1, picture: 1 });

  await pinch(touch, 40, 120);
  await expect
    .poll(() => zooms(page), { message: 'after two fingers further apart' })
    .toEqual({ page: 1, picture: 3 });
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => zooms(page), { message: 'on the next picture' }).toEqual({ page: 1, picture: 1 });
  expectQuiet(page);
});

async function openFirst(page: Page): Promise<void> {
  await page.locator('.gallery__main').getByRole('link').first().click();
  await page.getByRole('dialog').getByText('1 of 4').waitFor();
  // The dialog is still opening.
  await page.locator('.large-pictures').evaluate((dialog) => {
    return Promise.all(dialog.getAnimations().map(({ finished }) => finished));
  });
}

/** Two fingers side by side, this many pixels from their middle at the start and at the end. */
async function pinch(touch: CDPSession, from: number, to: number): Promise<void> {
  const points = (apart: number) => [
    { x: middle.x - apart, y: middle.y, id: 0 },
    { x: middle.x + apart, y: middle.y, id: 1 },
  ];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: points(from) });
  for (const part of [0.25, 0.5, 0.75, 1]) {
    const touchPoints = points(from + part * (to - from));
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Sends all events at once: on a busy machine a second tap after the first one's answer would be too late. */
async function tapTwice(touch: CDPSession): Promise<void> {
  const events = [1, 2].flatMap(() => [
    touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [middle] }),
    touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
  ]);
  await Promise.all(events);
}

/** The zoom of the page, and of the first picture in its frame. */
function zooms(page: Page): Promise<{ page: number; picture: number }> {
  return page
    .locator('.large-pictures li')
    .first()
    .evaluate((frame) => ({
      page: window.visualViewport?.scale ?? 0,
      picture: (frame.firstElementChild?.clientWidth ?? 0) / frame.getBoundingClientRect().width,
    }));
}
