import type { Page } from 'playwright-core';

type Path = { x: number; y: number; byX?: number; byY?: number };

/** Puts a finger on the start of each path, moves all of them in steps, and lifts them. */
export async function moveFingers(page: Page, ...paths: readonly Path[]): Promise<void> {
  const touch = await page.context().newCDPSession(page);
  for (const part of [0, 0.1, 0.25, 0.5, 0.75, 1]) {
    const touchPoints = paths.map(({ x, y, byX = 0, byY = 0 }, id) => ({
      x: x + byX * part,
      y: y + byY * part,
      id,
    }));
    await touch.send('Input.dispatchTouchEvent', {
      type: part > 0 ? 'touchMove' : 'touchStart',
      touchPoints,
    });
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
