import { expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';

it('the contact page loads its map near the viewport only', async () => {
  const page = await openPage('/contact');
  expect(await page.locator('iframe').getAttribute('loading')).toBe('lazy');
});
