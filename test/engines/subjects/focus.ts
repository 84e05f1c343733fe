import { expect, it } from 'vitest';
import { expectQuiet } from '../page.ts';
import type { Page } from '../page.ts';
import { desktop, open } from '../visit.ts';

/** The focused element's label or text. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    if (!(element instanceof HTMLElement) || element === document.body) return 'nothing';
    return element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.innerText.trim();
  });
const focus = (page: Page, selector: string) =>
  page.evaluate((it) => document.querySelector<HTMLElement>(it)?.focus(), selector);

it('when the focused control disappears, the focus moves: from a tag to the next one, from the last to the heading of the results', async () => {
  const page = await open('/inventory?make=Honda&fuel=Petrol', desktop);
  await focus(page, '.tag');
  await page.press('Enter');
  await expect.poll(() => focused(page)).toContain('Petrol');
  await page.press('Enter');
  await expect.poll(() => focused(page)).toContain('34 Premium Cars');
  await expectQuiet(page);
});
