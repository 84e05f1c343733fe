import { expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';
import { expectQuiet } from '../harness/complaints.ts';

it('the contact page loads its map near the viewport, and shows it 450 pixels high', async () => {
  const maps: string[] = [];
  const page = await openPage('/contact', {
    width: 390,
    height: 400,
    before: (it) => {
      it.on('request', (request) => {
        if (request.url().startsWith('https://www.google.com/maps?')) maps.push(request.url());
      });
      return Promise.resolve();
    },
  });
  const map = page.locator('iframe');
  expect(await map.getAttribute('loading')).toBe('lazy');
  expect(await map.getAttribute('title')).toBe('Map: Utsav Motors showroom');
  await map.scrollIntoViewIfNeeded();
  await expect
    .poll(() => maps)
    .toEqual([
      'https://www.google.com/maps?q=Utsav%20Motors%2C%20108%20Deepotsav%20Marg%2C%20Karol%20Bagh%2C%20New%20Delhi%20110005&output=embed',
    ]);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 400 });
    expect((await map.boundingBox())?.height, `height of the map at ${width} pixels`).toBe(450);
  }
  expectQuiet(page);
});
