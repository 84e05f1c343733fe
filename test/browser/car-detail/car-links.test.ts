import { expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';
import { expectQuiet } from '../harness/complaints.ts';
import { handedOver, readMailto } from '../harness/requests.ts';

const directions =
  'https://www.google.com/maps/dir/?api=1&destination=Utsav%20Motors%2C%20108%20Deepotsav%20Marg%2C%20Karol%20Bagh%2C%20New%20Delhi%20110005';

it('the page of the first car, also without its number, has links for call, mail and directions in view', async () => {
  const page = await openPage('/car', { width: 390, outside: true });
  expect(await page.locator('h1').innerText()).toBe('2020 Hyundai Creta SX');
  const call = page.getByRole('link', { name: 'Call Now' });
  expect(await call.getAttribute('href')).toBe('tel:+910000000000');
  const mails = handedOver(page, 'mailto:');
  await page.getByRole('link', { name: 'Email Inquiry' }).click();
  await expect.poll(() => mails).toHaveLength(1);
  expect(readMailto(mails[0])).toEqual({
    to: 'hello@utsavmotors.example',
    subject: 'Inquiry about 2020 Hyundai Creta SX',
    body: '',
  });
  const tab = page.context().waitForEvent('page');
  await page.getByRole('main').getByRole('link', { name: 'Get Directions' }).click();
  expect((await tab).url()).toBe(directions);
  expect(new URL(page.url()).pathname).toBe('/car');

  // On a phone, price, call and WhatsApp are in a bar, which leaves while the page's own buttons are in view.
  const bar = page.getByRole('complementary', { name: 'Contact about this car', includeHidden: true });
  await page.setViewportSize({ width: 360, height: 560 });
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect.poll(() => bar.isVisible()).toBe(true);
  expect(await bar.getByRole('link').allInnerTexts()).toEqual(['Call', 'WhatsApp']);
  expect(await bar.getByRole('link', { name: 'Call' }).getAttribute('href')).toBe('tel:+910000000000');
  expect(await bar.innerText()).toContain('₹11,25,000');
  await call.evaluate((it) => it.scrollIntoView({ block: 'center' }));
  await expect.poll(() => bar.isVisible()).toBe(false);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
  await expect.poll(() => bar.isVisible()).toBe(true);

  // On a desktop, price and actions stay beside the car's papers while these scroll.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.evaluate(() => window.scrollTo(0, 700));
  await expect.poll(async () => (await page.locator('.summary').boundingBox())?.y).toBe(80);
  expect(await bar.isVisible()).toBe(false);
  expectQuiet(page);
});
