import { expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';

it.each([360, 390, 768, 1440])(
  'at %i px each row of cards has one height, and its links lie inside',
  async (width) => {
    const page = await openPage('/inventory', { width });
    const cards = await page.locator('.car-card').evaluateAll((all) =>
      all.map((card) => {
        const box = card.getBoundingClientRect();
        const link = card.querySelector('.car-card__link')?.getBoundingClientRect();
        const price = card.querySelector('.car-card__price')?.getBoundingClientRect();
        const [below, priceTop] = [box.bottom - (link?.bottom ?? 0), (price?.top ?? 0) - box.top];
        return { top: Math.round(box.top), rhythm: [box.height, below, priceTop].map(Math.round).join() };
      }),
    );
    for (const { top, rhythm } of cards) {
      const row = cards.filter((card) => card.top === top);
      expect(new Set(row.map((card) => card.rhythm))).toEqual(new Set([rhythm]));
    }
    // Below 640 px, each row is one card, so all cards have the same height.
    if (width < 640)
      expect(new Set(cards.map(({ rhythm }) => rhythm.split(',')[0]))).toHaveProperty('size', 1);
  },
);
