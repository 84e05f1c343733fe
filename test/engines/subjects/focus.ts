import { expect, it } from 'vitest';
import { desktop, open } from '../visit.ts';

it('when a focused tag disappears, the focus moves to the one in its place', async () => {
  const page = await open('/inventory?make=Honda&fuel=Petrol', desktop);
  const focused = () => page.evaluate(() => (document.activeElement as HTMLElement).innerText);
  // As in Safari, where a click does not focus a button.
  await page.evaluate(() => document.querySelector<HTMLElement>('.tag')?.click());
  await expect.poll(focused).toMatch(/^Remove\s+Petrol/);
  await page.press('Enter');
  await expect.poll(focused).toMatch(/^Petrol\s+23/);
});
