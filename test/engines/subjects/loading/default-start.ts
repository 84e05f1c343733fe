import { expect, inject, it } from 'vitest';
import { expectQuiet } from '../../page.ts';
import { open } from '../../visit.ts';

it('at http://localhost, without a configured origin, the site has its styles and its code', async () => {
  const site = inject('siteOrigin').replace('127.0.0.1', 'localhost');
  const page = await open('/about', { site });
  const head = () =>
    page.evaluate(() => {
      const element = document.querySelector('.navigation');
      return element && getComputedStyle(element).position;
    });
  expect(await head()).toBe('sticky');
  await expectQuiet(page);
});
