import { expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';
import { loadRecords } from '../harness/scripts.ts';
import { heading, pathname } from '../harness/shown-page.ts';
import { historyLength } from '../inventory/inventory.ts';

it('a click on a card shows the car at once: Back leads to the list, a second click adds no entry', async () => {
  const page = await openPage('/inventory');
  await loadRecords(page);
  const entries = await historyLength(page);
  const link = page.locator('.car-card__link').first();
  const shown = await link.evaluate(async (it: HTMLElement) => {
    it.click();
    it.click();
    // React renders in a microtask after the click.
    await Promise.resolve();
    return document.querySelector('h1')?.textContent;
  });
  expect(shown).toBe('2020 Hyundai Creta SX');
  expect(await historyLength(page)).toBe(entries + 1);
  await page.goBack();
  await expect.poll(() => heading(page)).toBe('Festive Car Collection');
});

it('the second click of a double click on a card acts on no part of the next page', async () => {
  const page = await openPage('/inventory');
  await loadRecords(page);
  const picture = page.locator('.car-card img').first();
  await picture.evaluate((it) => it.scrollIntoView({ block: 'center' }));
  const box = await picture.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 100, (box?.y ?? 0) + 100];
  const session = await page.context().newCDPSession(page);
  const now = Date.now() / 1000;
  const clickAfter = async (seconds: number, clickCount: number) => {
    const press = { x, y, button: 'left', clickCount, timestamp: now + seconds } as const;
    await session.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...press });
    await session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...press });
  };
  await clickAfter(0, 1);
  await expect.poll(() => heading(page)).toBe('2020 Hyundai Creta SX');
  await clickAfter(0.2, 2);
  expect(await page.getByRole('dialog').count()).toBe(0);
  await clickAfter(2, 1);
  await page.getByRole('dialog', { name: 'Pictures of the 2020 Hyundai Creta SX' }).waitFor();
});

it('a double click on ‘Back to Inventory’ leads no further back', async () => {
  const page = await openPage('/about');
  await loadRecords(page);
  await page.getByRole('link', { name: 'Inventory' }).first().click();
  await page.locator('.car-card__link').first().click();
  await expect.poll(() => heading(page)).toBe('2020 Hyundai Creta SX');
  // The second click comes before the browser has gone back.
  await page.getByRole('link', { name: 'Back to Inventory' }).evaluate((link) => {
    for (const detail of [1, 2]) {
      link.dispatchEvent(new MouseEvent('click', { detail, bubbles: true, cancelable: true }));
    }
  });
  await expect.poll(() => pathname(page)).not.toBe('/car/1');
  await expect.poll(() => heading(page)).toBe('Festive Car Collection');
});
