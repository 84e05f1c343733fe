import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';

const card = (page: Page) => page.locator('.car-card').nth(1);
const title = (page: Page) => card(page).getByRole('heading');

/** Holds the mouse button as long as a person does, so that :active styles apply. */
async function press(page: Page, x: number, y: number): Promise<void> {
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.waitForTimeout(50);
  await page.mouse.up();
}

async function pointIn(page: Page, across: number, down: number): Promise<[number, number]> {
  await card(page).scrollIntoViewIfNeeded();
  const box = await card(page).boundingBox();
  if (!box) throw new Error('no card');
  return [box.x + box.width * across, box.y + box.height * down];
}

describe.each([true, false])('a car’s card, scripts: %s', (javaScriptEnabled) => {
  it.each([
    ['its picture', 0.3, 0.25],
    ['its title', 0.2, 0.6],
    ['the space beside the button', 0.02, 0.97],
  ])('opens the car when %s is clicked', async (_part, across, down) => {
    const page = await openPage('/inventory', { javaScriptEnabled });
    await press(page, ...(await pointIn(page, across, down)));
    await expect.poll(() => new URL(page.url()).pathname).toBe('/car/2');
  });

  it('has one link, and the heart is not part of it', async () => {
    const page = await openPage('/inventory', { javaScriptEnabled });
    expect(await card(page).getByRole('link').count()).toBe(1);
  });
});

describe('the text of a card', () => {
  it('can be selected without opening the car', async () => {
    const page = await openPage('/inventory');
    const box = await title(page).boundingBox();
    if (!box) throw new Error('no title');
    const y = box.y + box.height - 8;
    await page.mouse.move(box.x + 17, y);
    await page.mouse.down();
    await page.mouse.move(box.x + 120, y, { steps: 4 });
    await page.mouse.up();
    expect(await page.evaluate(() => getSelection()?.toString())).toMatch(/^Suzuki S/);
    expect(new URL(page.url()).pathname).toBe('/inventory');
  });

  it('opens the car in another tab on a middle click', async () => {
    const page = await openPage('/inventory');
    const opened = page.context().waitForEvent('page');
    await title(page).click({ button: 'middle' });
    const tab = await opened;
    await expect.poll(() => new URL(tab.url()).pathname).toBe('/car/2');
    expect(new URL(page.url()).pathname).toBe('/inventory');
  });
});
