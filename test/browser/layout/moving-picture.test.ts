import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';
import { watchMoves } from '../../watch-moves.ts';
import type { Watched } from '../../watch-moves.ts';
import { expectQuiet } from '../harness/complaints.ts';

const watched = { withMotion: true, before: (page: Page) => page.addInitScript(watchMoves) };

describe("a car's picture", () => {
  it('animates from its card to its page and back', async () => {
    const page = await openPage('/inventory', watched);
    await page.getByRole('link', { name: 'View Details: 2018 Maruti Suzuki Swift VXI' }).click();
    await expect.poll(() => moved(page)).toContain('::view-transition-group(car-2)');
    await page.getByRole('link', { name: 'Back to Inventory' }).click();
    await expect.poll(async () => (await moved(page)).filter(isOf('car-2')).length).toBe(2);
    expectQuiet(page);
  });

  it('and the cards of a changed list do not animate with reduced motion', async () => {
    const page = await openPage('/inventory', { ...watched, withMotion: false });
    await chooseHonda(page);
    await page.getByRole('link', { name: 'View Details: 2019 Honda City ZX' }).click();
    await expect.poll(() => page.locator('h1').innerText()).toBe('2019 Honda City ZX');
    expect(await moved(page)).toEqual([]);
  });
});

it('the cards of a changed list move, without a view transition', async () => {
  const page = await openPage('/inventory', watched);
  await chooseHonda(page);
  expect(await moved(page)).toEqual(['car-card', 'car-card', 'car-card', 'car-card']);
});

async function chooseHonda(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Brand', exact: true }).selectOption('Honda');
  await expect.poll(() => page.getByRole('heading', { level: 2 }).first().innerText()).toBe('4 Premium Cars');
}

const isOf = (name: string) => (part: string) => part === `::view-transition-group(${name})`;

function moved(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as Watched).moved ?? []);
}
