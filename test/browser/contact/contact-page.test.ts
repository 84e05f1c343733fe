import { expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';
import { expectQuiet } from '../harness/complaints.ts';

it('the contact page loads its map near the viewport, and shows it 450 pixels high', async () => {
  const requests: string[] = [];
  const page = await openPage('/contact', {
    width: 390,
    height: 400,
    before: (it) => Promise.resolve(it.on('request', (request) => requests.push(request.url()))),
  });
  const map = page.locator('iframe');
  expect(await map.getAttribute('loading')).toBe('lazy');
  await map.scrollIntoViewIfNeeded();
  await expect
    .poll(() => requests)
    .toContain(
      'https://www.google.com/maps?q=Utsav%20Motors%2C%20108%20Deepotsav%20Marg%2C%20Karol%20Bagh%2C%20New%20Delhi%20110005&output=embed',
    );
  expect((await map.boundingBox())?.height).toBe(450);
  expectQuiet(page);
});
