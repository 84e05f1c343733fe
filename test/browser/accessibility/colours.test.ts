import sharp from 'sharp';
import { expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';
import { expectAccessible } from '../harness/judgement.ts';

it('with prefers-contrast: more, text is black, and the page with the most colours is accessible', async () => {
  const page = await openPage('/inventory?make=Honda', { contrast: 'more', width: 390 });
  const ink = () => page.evaluate(() => getComputedStyle(document.body).color);
  expect(await ink()).toBe('rgb(0, 0, 0)');
  await expectAccessible(page, 'at 390 pixels');
  await page.emulateMedia({ contrast: 'no-preference' });
  expect(await ink()).not.toBe('rgb(0, 0, 0)');
});

it('asks browsers that darken pages to leave it light; on a dark phone Chromium does, elsewhere gold and its words turn together', async () => {
  const page = await openPage('/', { width: 360 });
  const scheme = await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  expect(scheme).toBe('light only');
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setAutoDarkModeOverride', { enabled: true });
  const gold = page.getByRole('link', { name: 'View Festive Offers' });
  const colours = async () => sharp(await gold.screenshot()).stats();
  // What a page asks for counts only where the phone prefers dark.
  await expect.poll(async () => (await colours()).dominant.g, { message: 'the ground' }).toBeLessThan(100);
  expect((await colours()).channels[1]?.max, 'its words').toBeGreaterThan(230);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(async () => (await colours()).dominant.g, { message: 'left light' }).toBeGreaterThan(180);
});
