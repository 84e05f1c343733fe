import type { CDPSession, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';
import { moveFingers } from '../harness/fingers.ts';
import { painted, stillness } from '../../../scripts/chromium/stillness.ts';

const middle = { x: 180, y: 370 };

it('on a phone, a large picture fills the screen, fingers move it and zoom it, not the page; Escape and the next picture reset it', async () => {
  const page = await openPage('/car/1', { width: 360, height: 740, hasTouch: true, isMobile: true });
  const touch = await page.context().newCDPSession(page);
  const expectZoom = (picture: number, message: string) =>
    expect.poll(() => zooms(page), { message }).toEqual({ page: 1, picture });
  const { x, y } = middle;
  await openFirst(page);
  // As tall as the screen without its strip of small pictures; as much of it is left as right of the screen.
  const opened = await pictureBox(page);
  expect(opened.height).toBeGreaterThan(660);
  expect(opened.x + opened.width / 2).toBeCloseTo(x, 0);
  // Swipes show its right part: a busy browser loses the first moves of each.
  const hiddenPart = async () => Math.round(opened.width + (await stillBox(page)).x) - 360;
  while ((await hiddenPart()) > 0) await moveFingers(page, { x: 300, y, byX: -290 });
  expect(await hiddenPart()).toBe(0);
  await page.keyboard.press('ArrowRight');
  await announced(page, '2 of 4');
  await page.keyboard.press('ArrowLeft');
  await announced(page, '1 of 4');
  const expectReset = (message: string) =>
    expect.poll(async () => (await pictureBox(page)).width, { message }).toBe(opened.width);
  await expectReset('the first one again');

  await tapTwice(touch);
  await expectZoom(1, 'the whole picture, after a double tap');
  await tapTwice(touch);
  await expectZoom(2.5, 'after the next');
  await tapTwice(touch);
  await expectZoom(1, 'after a third');
  await moveFingers(page, { x: x - 40, y, byX: -40 }, { x: x + 40, y, byX: 40 });
  await expectZoom(2, 'after two fingers');
  // The pinch is centred on the picture, so half of the growth is on either side.
  expect((await pictureBox(page)).x, 'the point between the fingers').toBe(-180);

  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await openFirst(page);
  expect(await pictureBox(page), 'opened again').toEqual(opened);
  await tapTwice(touch);
  await tapTwice(touch);
  await expectZoom(2.5, 'after two more double taps');
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, -200);
  await expectZoom(2.5, 'after a wheel');
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, 100);
  await page.keyboard.up('Control');
  await expectZoom(1, 'after a wheel with the control key, as a touchpad says two fingers');
  await tapTwice(touch);
  await page.keyboard.press('ArrowRight');
  await expectReset('on the next picture');

  // On its side the picture is as wide as the screen, and taller.
  await page.keyboard.press('ArrowLeft');
  await announced(page, '1 of 4');
  await page.setViewportSize({ width: 740, height: 360 });
  await expectZoom(1, 'on its side');
  const { y: top } = await pictureBox(page);
  await moveFingers(page, { x: x - 40, y: 100, byX: -40 }, { x: x + 40, y: 100, byX: 40 });
  await expectZoom(2, 'after two fingers on its side');
  expect(100 - (await pictureBox(page)).y, 'the point between them').toBeCloseTo(2 * (100 - top), 0);
  await page.mouse.dblclick(x, 100);
  await expectZoom(1, 'after a double click');
  await page.mouse.dblclick(x, 100);
  await expectZoom(2.5, 'after another');
});

async function openFirst(page: Page): Promise<void> {
  await page.locator('.gallery__main').getByRole('link').first().click();
  await announced(page, '1 of 4');
  await stillness(page);
}

/** Waits until it is announced which picture is in view. */
function announced(page: Page, view: string): Promise<void> {
  return page.locator('.large-pictures [aria-live=polite]', { hasText: view }).waitFor();
}

async function pictureBox(page: Page): Promise<Record<'x' | 'y' | 'width' | 'height', number>> {
  const box = await page.locator('.large-pictures li .car-picture').first().boundingBox();
  return box ?? expect.fail('The picture is not shown.');
}

/** The same once it no longer moves after a swipe. */
async function stillBox(page: Page) {
  let before = await pictureBox(page);
  for (;;) {
    await page.evaluate(painted);
    const now = await pictureBox(page);
    if (now.x === before.x) return now;
    before = now;
  }
}

/** Sends all events at once: on a busy machine a second tap after the first one's answer would be too late. */
async function tapTwice(touch: CDPSession): Promise<void> {
  const events = [1, 2].flatMap(() => [
    touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [middle] }),
    touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
  ]);
  await Promise.all(events);
}

/** The zoom of the page, and how many of its frame's widths the first picture is wide. */
function zooms(page: Page): Promise<{ page: number; picture: number }> {
  return page
    .locator('.large-pictures li')
    .first()
    .evaluate((frame) => ({
      page: window.visualViewport?.scale ?? 0,
      picture: Math.round((10 * (frame.firstElementChild?.clientWidth ?? 0)) / frame.clientWidth) / 10,
    }));
}
