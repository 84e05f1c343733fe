import { expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';

type Watched = Window & { scrolls?: unknown[] };

it('a new query neither scrolls nor moves the focus; a new path scrolls to the top, smoothly with motion', async () => {
  const page = await openPage('/inventory', {
    outside: true,
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
  const scrolls = () => page.evaluate(() => (window as Watched).scrolls ?? []);
  const years = page.getByRole('combobox', { name: 'Year', exact: true });
  await years.focus();
  await page.evaluate(() => document.scrollingElement?.scrollTo({ top: 300 }));
  await years.selectOption('2015-2019');
  await expect.poll(() => new URL(page.url()).search).toContain('2015');
  await expect.poll(() => page.locator('.car-card').count()).toBe(23);
  // The browser keeps the cards in place when the line of tags is added above them.
  const top = await page.evaluate(() => window.scrollY);
  expect(top).toBeGreaterThanOrEqual(300);
  expect(top).toBeLessThan(400);
  expect(await years.evaluate((select) => select === document.activeElement)).toBe(true);
  expect(await scrolls()).toEqual([]);
  // In the bar and in the menu, of which one is visible.
  const marked = page.locator('.navigation__link[aria-current=page]');
  expect(await marked.allTextContents()).toEqual(['Inventory', 'Inventory']);

  const quick = (name: string) =>
    page.getByRole('navigation', { name: 'Quick Links' }).getByRole('link', { name });
  await quick('About Us').click();
  await expect.poll(() => page.locator('h1').innerText()).toBe('About Utsav Motors');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  expect((await scrolls()).at(-1), 'under reduced motion').toEqual({ top: 0, behavior: 'instant' });

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await quick('Contact').scrollIntoViewIfNeeded();
  await quick('Contact').click();
  await expect.poll(() => page.locator('h1').innerText()).toBe('Contact Us');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  expect((await scrolls()).at(-1), 'with motion').toEqual({ top: 0, behavior: 'smooth' });
});
