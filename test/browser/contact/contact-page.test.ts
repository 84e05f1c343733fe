import { expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';

it('the contact page loads its map near the viewport, and shows it 450 pixels high', async () => {
  const page = await openPage('/contact', { width: 390, height: 400 });
  const map = page.locator('iframe');
  expect(await map.evaluate(({ loading, src }: HTMLIFrameElement) => [loading, src])).toEqual([
    'lazy',
    'https://www.google.com/maps?q=Utsav%20Motors%2C%20108%20Deepotsav%20Marg%2C%20Karol%20Bagh%2C%20New%20Delhi%20110005&output=embed',
  ]);
  // That the page may load it: it is in view, and a request that the policy forbids is an error.
  await map.scrollIntoViewIfNeeded();
  expect((await map.boundingBox())?.height).toBe(450);
});
