import { expect, it } from 'vitest';
import { startGoBetween } from '../../go-between.ts';
import { open } from '../../visit.ts';

it('the error screen fills the screen of a phone and of a desktop', async () => {
  // An invalid brand makes every part of the page throw.
  const rewrite = (html: string) => html.replace('"brand":"', '"brand":{},"name":"');
  const site = await startGoBetween({ rewrite });
  const page = await open('/about', { site, isHydrated: false, isQuiet: false });
  await expect.poll(() => page.count('heading', 'Something went wrong')).toBe(1);
  const height = () => page.evaluate(() => document.querySelector<HTMLElement>('main')?.offsetHeight);
  await expect.poll(height).toBe(844);
  await page.resize(1440, 700);
  await expect.poll(height).toBe(700);
});
