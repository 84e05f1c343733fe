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
