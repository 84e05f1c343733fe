import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openPicture } from '../../sample-pages/page-states.ts';
import { openPage } from '../harness/browser.ts';
import { moveFinger } from '../harness/finger.ts';

it('on a phone, a tap enlarges a large picture around the finger; a tap, another picture or closing shows it whole again', async () => {
  const page = await openPage('/car/1', { width: 360, height: 740, hasTouch: true, isMobile: true });
  await openPicture(page);
  const whole = { x: 0, width: 360 };
  const frame = await page.locator('.large-pictures li').first().boundingBox();
  expect(await pictureBox(page)).toEqual(whole);

  const y = 370;
  await page.touchscreen.tap(90, y);
  // As tall as its frame, with a quarter of the picture still to the left of the finger.
  const enlarged = await pictureBox(page);
  expect(enlarged.width).toBeCloseTo(((frame?.height ?? 0) * 4) / 3, 0);
  expect(Math.abs(90 - enlarged.x - enlarged.width / 4)).toBeLessThanOrEqual(1);
  // In another place, so that it is not a double tap.
  await page.touchscreen.tap(270, y);
  expect(await pictureBox(page), 'after a second tap').toEqual(whole);

  await page.touchscreen.tap(90, y);
  await moveFinger(page, { x: 250, y, byX: -100 });
  expect((await pictureBox(page)).x, 'after a finger has moved it').toBeLessThan(enlarged.x - 50);
  await page.keyboard.press('ArrowRight');
  await announced(page, '2 of 4');
  await page.keyboard.press('ArrowLeft');
  await announced(page, '1 of 4');
  expect(await pictureBox(page), 'after another picture').toEqual(whole);

  await page.touchscreen.tap(270, y);
  expect(await pictureBox(page)).not.toEqual(whole);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await openPicture(page);
  expect(await pictureBox(page), 'opened again').toEqual(whole);
});

function announced(page: Page, view: string): Promise<void> {
  return page.locator('.large-pictures [aria-live=polite]', { hasText: view }).waitFor();
}

async function pictureBox(page: Page) {
  const box = await page.locator('.large-pictures li .car-picture').first().boundingBox();
  const { x, width } = box ?? expect.fail('The picture is not shown.');
  return { x, width };
}
