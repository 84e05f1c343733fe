import { expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';

// test/browser/accessibility/words/not-found.txt has the links of a wide header.
it('the header of a desktop is one line, also next to the shortlist, with icons where it is narrow', async () => {
  const page = await openPage('/', { width: 1024 });
  await page.getByRole('button', { name: 'Add to favorites' }).first().click();
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: /^Saved/ }).waitFor();
  expect((await header.boundingBox())?.height).toBe(60);

  await page.setViewportSize({ width: 768, height: 900 });
  const hrefOf = (name: string) => header.getByRole('link', { name, exact: true }).getAttribute('href');
  expect(await hrefOf('Call +91 00000 00000')).toBe('tel:+910000000000');
  expect(await hrefOf('WhatsApp')).toBe('https://wa.me/910000000000');
  expect((await header.boundingBox())?.height).toBe(60);
});

it('below 768 pixels, a phone’s menu and filters replace those of a desktop, and the search stays', async () => {
  const page = await openPage('/inventory', { width: 768 });
  const shown = () =>
    page
      .locator('.navigation__bar, .filter-bar, [aria-controls=mobile-menu], .contact-bar')
      .filter({ visible: true })
      .evaluateAll((parts) => parts.map((part) => part.localName));
  expect(await shown()).toEqual(['nav', 'form']);
  await page.setViewportSize({ width: 767, height: 900 });
  expect(await shown()).toEqual(['button', 'form', 'aside']);
});
