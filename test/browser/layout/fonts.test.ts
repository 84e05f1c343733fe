import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';

/** Fonts with the metrics of the fallback fonts in the styles, which the machine may lack. */
const localFonts = {
  Arial: 'arimo-400.woff2',
  'Arial Bold': 'arimo-700.woff2',
  'Times New Roman Bold': 'tinos-700.woff2',
};

it('a font that arrives late changes no card’s height', async () => {
  const early = await openPage('/inventory', {
    isQuiet: false,
    async before(page) {
      await page.route('**/*.woff2', (route) => route.abort());
      await page.route('**/*.css', async (route) => {
        const response = await route.fetch();
        let body = await response.text();
        for (const [name, file] of Object.entries(localFonts))
          body = body.replace(`local("${name}")`, `url("/fallback-fonts/${file}")`);
        await route.fulfill({ response, body });
      });
      await page.route('**/fallback-fonts/*', (route) =>
        route.fulfill({ path: import.meta.dirname + new URL(route.request().url()).pathname }),
      );
    },
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
