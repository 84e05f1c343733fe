import { describe, expect, it } from 'vitest';
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

describe('when the focused control disappears, the focus moves', () => {
  it('from a tag to the next one, and from the last to the heading of the results', async () => {
    const page = await open('/inventory?make=Honda&fuel=Petrol', desktop);
    await focus(page, '.tag');
    await page.press('Enter');
    await expect.poll(() => focused(page)).toContain('Petrol');
    await page.press('Enter');
    await expect.poll(() => focused(page)).toContain('34 Premium Cars');
    await expectQuiet(page);
  });

  it('from a removed car to the next one, and from the last to the heading', async () => {
    const page = await open('/inventory?cars=27,40', desktop);
    await focus(page, '.shortlist__out');
    await page.press('Enter');
    await expect.poll(() => focused(page)).toBe('Take out 2016 Honda Jazz V');
    await page.press('Enter');
    await expect.poll(() => focused(page)).toContain('34 Premium Cars');
  });

  it('from ‘Keep these hearts’ to the heading of the shortlist', async () => {
    const page = await open('/inventory?cars=27,40', desktop);
    await page.click('button', 'Keep these hearts');
    await expect.poll(() => focused(page)).toContain('Shortlist: 2 cars');
  });

  it('from ‘Clear All Filters’ to the heading of the results', async () => {
    const page = await open('/inventory?search=submarine', desktop);
    await page.click('button', 'Clear All Filters');
    await expect.poll(() => focused(page)).toContain('34 Premium Cars');
  });

  it('from a closed toast to where it was before', async () => {
    const page = await open('/contact', desktop);
    await page.click('button', 'Send via WhatsApp');
    await expect.poll(() => focused(page)).toBe('firstName');
    await focus(page, '.toast__close');
    await page.press('Enter');
    await expect.poll(() => page.evaluate(() => document.querySelectorAll('.toast').length)).toBe(0);
    expect(await focused(page)).toBe('firstName');
  });
});
