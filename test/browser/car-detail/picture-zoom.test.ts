import type { CDPSession, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';
import { moveFingers } from '../harness/fingers.ts';
import { stillness } from '../harness/stillness.ts';

const middle = { x: 180, y: 370 };

it('on a phone, fingers zoom a large picture, not the page; Escape and the next picture reset it', async () => {
  const page = await openPage('/car/1', { width: 360, height: 740, hasTouch: true, isMobile: true });
  const touch = await page.context().newCDPSession(page);
  const expectZoom = (picture: number, message: string) =>
    expect.poll(() => zooms(page), { message }).toEqual({ page: 1, picture });
  await openFirst(page);
  await tapTwice(touch);
  await expectZoom(2.5, 'after a double tap');
  await tapTwice(touch);
  await expectZoom(1, 'after the next');
  const { x, y } = middle;
  await moveFingers(page, { x: x - 40, y, byX: -40 }, { x: x + 40, y, byX: 40 });
  await expectZoom(2, 'after two fingers');
  const box = await page.locator('.large-pictures .car-picture').first().boundingBox();
  // The pinch is centred on the picture, so half of the growth is on either side.
  expect([box?.x, box?.y], 'the point between the fingers').toEqual([-180, -370]);

  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await openFirst(page);
  await expectZoom(1, 'opened again');
  await tapTwice(touch);
  await expectZoom(2.5, 'after another double tap');
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, -200);
  await expectZoom(2.5, 'after a wheel');
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, 100);
  await page.keyboard.up('Control');
  await expectZoom(1, 'after a wheel with the control key, as a touchpad says two fingers');
  await tapTwice(touch);
  await page.keyboard.press('ArrowRight');
  await expectZoom(1, 'on the next picture');
});

async function openFirst(page: Page): Promise<void> {
  await page.locator('.gallery__main').getByRole('link').first().click();
  // Which picture it is, is announced.
  await page.locator('.large-pictures [aria-live=polite]', { hasText: '1 of 4' }).waitFor();
  await stillness(page);
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
