import { describe, expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';
import { expectAccessible } from '../harness/judgement.ts';

describe('for who asks for more contrast', () => {
  it('text is black on the light page', async () => {
    const ink = async (contrast: 'more' | 'no-preference') => {
      const page = await openPage('/about', { contrast });
      return page.evaluate(() => getComputedStyle(document.body).color);
    };
    expect(await ink('more')).toBe('rgb(0, 0, 0)');
    expect(await ink('no-preference')).not.toBe('rgb(0, 0, 0)');
  });

  it('everybody can use the page with the most colours', async () => {
    await expectAccessible(
      await openPage('/inventory', { contrast: 'more', width: 390 }),
      'at 390 pixels',
      false,
    );
  });
});
