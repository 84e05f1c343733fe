import { inject, it } from 'vitest';
import { openPage } from '../harness/browser.ts';
import { expectAccessible, expectWithinSides } from '../harness/judgement.ts';

const phone = { site: inject('ownOrigin'), width: 360, hasTouch: true, isMobile: true };

// test/server/pages/own-stock.test.ts checks what these pages say.
it.each([
  ['the second page of the list', '/inventory?page=2'],
  ['a sold car', '/car/107'],
  ['a shortlist with a sold car', '/inventory?cars=102,107,103'],
])('in a dealer’s own stock, %s is accessible and within the sides', async (name, path) => {
  const page = await openPage(path, phone);
  await expectAccessible(page, `of ${name}`);
  await expectWithinSides(page, [320, 360, 768, 1440]);
});
