import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';

const widths = [320, 360, 390, 412, 768, 1280];

it('a font that arrives late changes no card’s height', async () => {
  const early = await openPage('/inventory', {
    before: (page) => page.route('**/*.woff2', (route) => route.abort()),
  });
  const late = await openPage('/inventory');
  await late.evaluate(() => document.fonts.ready);
  expect(await titleWidths(early)).not.toEqual(await titleWidths(late));
  for (const width of widths) {
    expect(await heightsAt(width, early), `at ${width}`).toEqual(await heightsAt(width, late));
  }
});

async function heightsAt(width: number, page: Page): Promise<number[]> {
  await page.setViewportSize({ width, height: 800 });
  return page.locator('.car-card').evaluateAll((cards) => cards.map((card) => card.clientHeight));
}

function titleWidths(page: Page): Promise<number[]> {
  return page.locator('.car-card__title').evaluateAll((titles) =>
    titles.map((title) => {
      const words = document.createRange();
      words.selectNodeContents(title);
      return words.getBoundingClientRect().width;
    }),
  );
}
