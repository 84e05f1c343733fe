import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';
import { sessionOf } from '../harness/tabs.ts';
import { handedOver, readMailto } from '../harness/requests.ts';
import { sendInquiry } from '../../../scripts/screenshots/states.ts';

it('prices have the rupee sign in the site’s typeface, also in the inventory’s filters', async () => {
  const page = await openPage('/inventory?make=Honda');
  await expectRupee(page, '.car-card__price');
  await expectRupee(page, '.slider-field output');
});

it('a car’s price has the rupee sign in the site’s typeface, and Hindi text is unchanged in the e-mail', async () => {
  const page = await openPage('/car/1');
  await expectRupee(page, '.summary__price');
  const mails = handedOver(page, 'mailto:');
  await sendInquiry(page);
  await expect.poll(() => mails.length).toBe(1);
  const { body } = readMailto(mails[0]);
  expect(body).toContain('Name: आशा शर्मा\r\n');
  expect(body).toContain('\r\nMessage:\r\nक्या यह कार अभी उपलब्ध है?');
  expect(await page.getByLabel('Your message').textContent()).toContain('क्या यह कार अभी उपलब्ध है?');
});

it('headings have a rupee sign in their typeface, and Hindi text is unchanged in the chat', async () => {
  const page = await openPage('/contact');
  await page.locator('h1').evaluate((title) => {
    title.textContent = '₹';
  });
  await expect.poll(() => fontsOf(page, 'h1')).toEqual(['Eczar']);
  await page.getByLabel('First Name *').fill('आशा');
  await page.getByLabel('Message *').fill('नमस्ते, क्रेटा अभी है?');
  const [chat] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('button', { name: 'Send via WhatsApp' }).click(),
  ]);
  await chat.waitForURL(/wa\.me/);
  const text = new URL(chat.url()).searchParams.get('text');
  expect(text).toContain('*Name:* आशा\n');
  expect(text).toContain('*Message:* नमस्ते, क्रेटा अभी है?');
});

async function expectRupee(page: Page, selector: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  expect(await page.locator(selector).first().textContent(), selector).toContain('₹');
  expect(await fontsOf(page, selector), selector).toEqual(['Anek Latin']);
}

/** The font families that the browser used for the glyphs of an element. */
async function fontsOf(page: Page, selector: string): Promise<string[]> {
  const session = sessionOf(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName }) => familyName.replace(/ (Regular|Bold|SemiBold|ExtraBold|Medium)$/, ''));
}
