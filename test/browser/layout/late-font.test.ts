import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';

it('a font that arrives late changes no card’s height', async () => {
  const early = await openPage('/inventory', {
    isQuiet: false,
    before: (page) => page.route('**/*.woff2', (route) => route.abort()),
  });
  const late = await openPage('/inventory');
  const hasFont = (page: Page) =>
    page.evaluate(() => document.fonts.ready.then((fonts) => fonts.check('1em "Anek Latin"')));
  expect([await hasFont(early), await hasFont(late)]).toEqual([false, true]);
  for (const width of [320, 360, 390, 412, 768, 1280]) {
    const heights = async (page: Page) => {
      await page.setViewportSize({ width, height: 800 });
      return page.locator('.car-card').evaluateAll((cards) => cards.map((card) => card.clientHeight));
    };
    expect(await heights(early), `at ${width}`).toEqual(await heights(late));
  }
});
