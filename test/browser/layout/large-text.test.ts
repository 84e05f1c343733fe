import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';
import { expectWithinSides } from '../harness/judgement.ts';
import { openFilters } from '../inventory/inventory.ts';

const enlarge = (page: Page) => page.evaluate(() => (document.documentElement.style.fontSize = '200%'));

it.each(['/', '/inventory', '/inventory?cars=27,40,45', '/about'])(
  'with text twice as large nothing is over the sides of %s',
  async (path) => {
    const page = await openPage(path);
    await enlarge(page);
    await expectWithinSides(page, [390, 768, 1440]);
  },
);

it('with text twice as large the filters show what is chosen', async () => {
  const page = await openPage('/inventory', { width: 1440 });
  await enlarge(page);
  const cut = await page.locator('.filter-bar select').evaluateAll((selects) =>
    selects.map((select) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(select);
      const context = document.createElement('canvas').getContext('2d');
      if (!context) return NaN;
      context.font = font;
      const text = (select as HTMLSelectElement).selectedOptions[0]?.text ?? '';
      return (
        context.measureText(text).width >
        select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
      );
    }),
  );
  expect(cut).toEqual([false, false, false]);
});

it('with text twice as large the buttons of the filter sheet are whole', async () => {
  const page = await openPage('/inventory', { width: 390 });
  await enlarge(page);
  await openFilters(page);
  const ends = await page
    .locator('.filter-panel__actions .button')
    .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().right));
  expect(ends).toHaveLength(3);
  expect(Math.max(...ends)).toBeLessThan(390);
});
