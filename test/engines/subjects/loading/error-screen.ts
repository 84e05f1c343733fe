import { expect, it } from 'vitest';
import { startGoBetween } from '../../go-between.ts';
import { open } from '../../visit.ts';

it.each([390, 1440])('the error screen fills the screen at %i pixels', async (width) => {
  // An invalid brand, which makes every part of the page throw.
  const rewrite = (html: string) => html.replace('"brand":"', '"brand":{},"name":"');
  const site = await startGoBetween({ rewrite });
  const page = await open('/about', { site, width, height: 840, isHydrated: false });
  await expect.poll(() => page.count('heading', 'Something went wrong')).toBe(1);
  const height = () => page.evaluate(() => document.querySelector<HTMLElement>('main')?.offsetHeight);
  await expect.poll(height).toBe(840);
});
