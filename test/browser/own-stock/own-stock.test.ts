import { inject, it } from 'vitest';
import { openPage } from '../harness/browser.ts';
import { expectAccessible, expectWithinSides } from '../harness/judgement.ts';

const phone = { site: inject('ownOrigin'), width: 360, hasTouch: true, isMobile: true };

// test/server/pages/own-stock.test.ts checks what else these pages say.
it.each([
  ['the second page of the list', '/inventory?page=2', 'Previous'],
  ['a sold car', '/car/107', 'Sold: 2019 Honda City ZX'],
  ['a shortlist with a sold car', '/inventory?cars=102,107,103', 'no longer for sale: 2019 Honda City ZX'],
])('in a dealer’s own stock, %s is accessible and within the sides', async (name, path, text) => {
  const page = await openPage(path, phone);
  await page.getByText(text).waitFor();
  await expectAccessible(page, `of ${name}`);
  await expectWithinSides(page, [320, 360, 768, 1440]);
});
