import { expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';

it('the header of a desktop is one line with the telephone number and WhatsApp, also next to the shortlist', async () => {
  const page = await openPage('/', { width: 1024 });
  await page.getByRole('button', { name: 'Add to favorites' }).first().click();
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: 'Shortlist' }).waitFor();
  const hrefOf = (name: string) => header.getByRole('link', { name, exact: true }).getAttribute('href');
  expect(await hrefOf('+91 00000 00000')).toBe('tel:+910000000000');
  expect(await hrefOf('WhatsApp')).toBe('https://wa.me/910000000000');
  expect((await header.boundingBox())?.height).toBe(60);

  await page.setViewportSize({ width: 768, height: 900 });
  expect(await header.getByRole('link', { name: 'WhatsApp' }).isVisible()).toBe(false);
  expect((await header.boundingBox())?.height).toBe(60);
});
