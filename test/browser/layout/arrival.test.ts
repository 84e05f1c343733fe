import { describe, expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';

type Watched = Window & { scrolls?: unknown[] };

describe('on a change of path', () => {
  it.each([
    ['smoothly', true, 'smooth'],
    ['at once under reduced motion', false, 'instant'],
  ] as const)('the window scrolls to the top, %s', async (_name, withMotion, behavior) => {
    const page = await openPage('/about', {
      withMotion,
      before: (it) =>
        it.addInitScript(() => {
          const scrolls: unknown[] = ((window as Watched).scrolls = []);
          const { scrollTo } = window;
          window.scrollTo = ((options: ScrollToOptions) => {
            scrolls.push(options);
            scrollTo(options);
          }) as typeof window.scrollTo;
        }),
    });
    const contact = page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' });
    await contact.scrollIntoViewIfNeeded();
    await contact.click();
    await expect.poll(() => page.locator('h1').innerText()).toBe('Contact Us');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    const scrolls = (await page.evaluate(() => (window as Watched).scrolls)) ?? [];
    expect(scrolls.at(-1)).toEqual({ top: 0, behavior });
  });
});
