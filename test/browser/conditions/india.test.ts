import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';

it('prices have the rupee sign in the site’s typeface: on a card, at a slider, on a car’s page', async () => {
  const page = await openPage('/inventory?make=Honda');
  await expectRupee(page, '.car-card__price');
  await expectRupee(page, '.slider-field output');
  await expectRupee(await openPage('/car/1'), '.summary__price');
});

it('headings have a rupee sign in their typeface', async () => {
  const page = await openPage('/about');
  await page.locator('h1').evaluate((title) => {
    title.textContent = '₹';
  });
  await expect.poll(() => fontsOf(page, 'h1')).toEqual(['Eczar']);
});

async function expectRupee(page: Page, selector: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  expect(await page.locator(selector).first().textContent(), selector).toContain('₹');
  expect(await fontsOf(page, selector), selector).toEqual(['Anek Latin']);
}

/** The font families that the browser used for the glyphs of an element. */
async function fontsOf(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName }) => familyName.replace(/ (Regular|Bold|SemiBold|ExtraBold|Medium)$/, ''));
}
