import { describe, expect, it } from 'vitest';
import { open, stillness } from '../visit.ts';

describe('the mobile menu', () => {
  it('covers the screen, and closes by its button', async () => {
    const page = await open('/about', { width: 390 });
    await page.click('button', 'Open menu');
    await expect.poll(() => page.count('dialog', 'Menu')).toBe(1);
    await stillness(page);
    expect(await page.reach('dialog', 'Menu')).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
    await page.click('button', 'Close menu');
    await expect.poll(() => page.count('dialog', 'Menu')).toBe(0);
  });
});
