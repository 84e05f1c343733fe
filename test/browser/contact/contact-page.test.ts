import { expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';
import { expectQuiet } from '../harness/complaints.ts';
import { handedOver } from '../harness/requests.ts';

const directions =
  'https://www.google.com/maps/dir/?api=1&destination=Utsav%20Motors%2C%20108%20Deepotsav%20Marg%2C%20Karol%20Bagh%2C%20New%20Delhi%20110005';

it('the contact page loads its map near the viewport, above links for directions, call and mail', async () => {
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
  const link = page.getByRole('link', { name: 'Open the map in Google Maps' });
  expect([await link.getAttribute('href'), await link.getAttribute('target')]).toEqual([
    directions,
    '_blank',
  ]);

  const tab = page.context().waitForEvent('page');
  await page.getByRole('main').getByRole('link', { name: 'Get Directions' }).click();
  expect((await tab).url()).toBe(directions);
  const call = page.getByRole('main').getByRole('link', { name: 'Call +91 00000 00000' });
  expect(await call.getAttribute('href')).toBe('tel:+910000000000');
  const mails = handedOver(page, 'mailto:');
  await page.getByRole('link', { name: 'Email Us' }).click();
  await expect.poll(() => mails).toEqual(['mailto:hello@utsavmotors.example']);
  expect(new URL(page.url()).pathname).toBe('/contact');
  expectQuiet(page);
});
