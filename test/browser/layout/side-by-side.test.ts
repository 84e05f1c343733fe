import { expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';

it('on a desktop the price and the actions stay in view while the car’s papers scroll', async () => {
  const page = await openPage('/car/1');
  await page.evaluate(() => window.scrollTo(0, 700));
  await expect.poll(async () => (await page.locator('.summary').boundingBox())?.y).toBe(80);
});

it('on a tablet no badge of a car stands under its heart', async () => {
  const page = await openPage('/inventory', { width: 768 });
  const badges = page.locator('.car-card .badge');
  expect(await badges.count()).toBe(9);
  const below = await badges.evaluateAll((all) =>
    all.filter((badge) => {
      const heart = badge.closest('.car-card')?.querySelector('.favorite')?.getBoundingClientRect();
      return heart && badge.getBoundingClientRect().right > heart.left;
    }),
  );
  expect(below).toHaveLength(0);
});
