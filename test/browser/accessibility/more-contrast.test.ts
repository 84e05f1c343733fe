import { describe, expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';
import { expectAccessible } from '../harness/judgement.ts';

describe('with prefers-contrast: more', () => {
  it('text on the light page is black', async () => {
    const ink = async (contrast: 'more' | 'no-preference') => {
      const page = await openPage('/about', { contrast });
      return page.evaluate(() => getComputedStyle(document.body).color);
    };
    expect(await ink('more')).toBe('rgb(0, 0, 0)');
    expect(await ink('no-preference')).not.toBe('rgb(0, 0, 0)');
  });

  it('the page with the most colours passes every accessibility check', async () => {
    await expectAccessible(
      await openPage('/inventory', { contrast: 'more', width: 390 }),
      'at 390 pixels',
      false,
    );
  });
});
