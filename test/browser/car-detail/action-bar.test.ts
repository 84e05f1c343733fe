import { expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';

it('a phone’s bar has price, call and WhatsApp while the page’s own button is off the screen, until the last lines', async () => {
  const page = await openPage('/car/1', { width: 360, height: 560 });
  const ask = page.getByRole('link', { name: 'Still available? Ask on WhatsApp' });
  const bar = page.getByRole('complementary', { name: 'Contact about this car', includeHidden: true });
  await ask.evaluate((it) => it.scrollIntoView({ block: 'center' }));
  await expect.poll(() => bar.isVisible()).toBe(false);
  await ask.evaluate((it) => window.scrollBy(0, it.getBoundingClientRect().bottom));
  await expect.poll(() => bar.isVisible()).toBe(true);
  const scrollToMiddle = async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
    await expect.poll(() => bar.isVisible()).toBe(true);
  };
  await scrollToMiddle();
  expect(await bar.getByRole('link', { name: 'Call' }).getAttribute('href')).toBe('tel:+910000000000');
  expect(await bar.innerText()).toMatch(/^₹11,25,000\s+Call\s+WhatsApp$/);
  // At the top, the buttons of the page are still below the screen.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect.poll(() => bar.isVisible()).toBe(false);
  await scrollToMiddle();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect.poll(() => bar.isVisible()).toBe(false);

  // On a desktop, price and actions stay in view next to the scrolling details.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.evaluate(() => window.scrollTo(0, 700));
  await expect.poll(async () => (await page.locator('.summary').boundingBox())?.y).toBe(80);
  expect(await bar.isVisible()).toBe(false);
});
