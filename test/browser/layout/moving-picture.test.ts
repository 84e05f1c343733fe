import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';
import { watchMoves } from '../../watch-moves.ts';
import type { Watched } from '../../watch-moves.ts';
import { stillness } from '../harness/stillness.ts';
import { expectQuiet } from '../harness/complaints.ts';

const watched = { before: (page: Page) => page.addInitScript(watchMoves) };

it('the cards of a changed list move; then a picture moves from its card to its page, and Back moves none', async () => {
  const page = await openPage('/inventory', { ...watched, withMotion: true });
  await chooseHonda(page);
  expect(await moved(page), 'without a view transition').toEqual([
    'car-card',
    'car-card',
    'car-card',
    'car-card',
  ]);
  await stillness(page.locator('.car-grid').first());
  await page.getByRole('link', { name: 'View Details: 2019 Honda City ZX' }).click();
  await expect.poll(() => moved(page)).toContain('::view-transition-group(car-picture)');
  await page.getByRole('link', { name: 'Back to Inventory' }).click();
  await expect.poll(() => page.locator('h1').innerText()).toBe('Festive Car Collection');
  expect((await moved(page)).filter((part) => part === '::view-transition-group(car-picture)')).toHaveLength(
    1,
  );
  expectQuiet(page);
});

it('with reduced motion neither cards nor pictures move', async () => {
  const page = await openPage('/inventory', watched);
  await chooseHonda(page);
  await page.getByRole('link', { name: 'View Details: 2019 Honda City ZX' }).click();
  await expect.poll(() => page.locator('h1').innerText()).toBe('2019 Honda City ZX');
  expect(await moved(page)).toEqual([]);
});

async function chooseHonda(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Brand', exact: true }).selectOption('Honda');
  await expect.poll(() => page.getByRole('heading', { level: 2 }).first().innerText()).toBe('4 Premium Cars');
}

function moved(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as Watched).moved ?? []);
}
