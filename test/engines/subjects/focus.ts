import { expect, it } from 'vitest';
import { desktop, open } from '../visit.ts';

it('when the focused control disappears, the focus moves: from a tag to the next one, from the last to the heading of the results', async () => {
  const page = await open('/inventory?make=Honda&fuel=Petrol', desktop);
  const focused = () => page.evaluate(() => (document.activeElement as HTMLElement).innerText);
  // As in Safari, which does not focus what is clicked.
  await page.evaluate(() => document.querySelector<HTMLElement>('.tag')?.click());
  await expect.poll(focused).toMatch(/^Remove\s+Petrol/);
  await page.press('Enter');
  await expect.poll(focused).toMatch(/^34 Premium Cars/);
});
