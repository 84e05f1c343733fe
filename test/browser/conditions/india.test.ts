import { expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';

it('the rupee sign has the typeface of the text around it, in prices and in headings', async () => {
  const page = await openPage('/inventory?make=Honda');
  await page.locator('h1').evaluate((title) => (title.textContent = '₹'));
  await page.evaluate(() => document.fonts.ready);
  const browser = await page.context().newCDPSession(page);
  await browser.send('DOM.enable');
  await browser.send('CSS.enable');
  const { root } = await browser.send('DOM.getDocument');
  /** The font families that the browser used for the glyphs of an element. */
  const fontsOf = async (selector: string) => {
    const { nodeId } = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId });
    return fonts.map(({ familyName }) => familyName.replace(/ \w*Bold$| Regular$| Medium$/, ''));
  };
  expect(await page.locator('.car-card__price').first().textContent()).toContain('₹');
  expect(await fontsOf('.car-card__price')).toEqual(['Anek Latin']);
  await expect.poll(() => fontsOf('h1')).toEqual(['Eczar']);
});
