import type { Page } from 'playwright-core';

type Path = { x: number; y: number; byX?: number; byY?: number };

export async function moveFinger(page: Page, { x, y, byX = 0, byY = 0 }: Path): Promise<void> {
  const touch = await page.context().newCDPSession(page);
  for (const part of [0, 0.1, 0.25, 0.5, 0.75, 1]) {
    const touchPoints = [{ x: x + byX * part, y: y + byY * part }];
    const type = part > 0 ? 'touchMove' : 'touchStart';
    await touch.send('Input.dispatchTouchEvent', { type, touchPoints });
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
