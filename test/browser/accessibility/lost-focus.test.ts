import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';
import { expectQuiet } from '../harness/complaints.ts';

/** The focused element's label, name or text. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    if (!(element instanceof HTMLElement) || element === document.body) return 'nothing';
    return element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.innerText.trim();
  });

describe('when the focused control disappears, the focus moves', () => {
  it('from a tag to the next one, and from the last and from ‘Clear All Filters’ to the heading of the results', async () => {
    const page = await openPage('/inventory?make=Honda&fuel=Petrol');
    await page.locator('.tag').first().focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toContain('Petrol');
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toContain('34 Premium Cars');
    await page.getByRole('searchbox').first().fill('submarine');
    await page.getByRole('button', { name: 'Clear All Filters' }).click();
    await expect.poll(() => focused(page)).toContain('34 Premium Cars');
    expectQuiet(page);
  });

  it('from ‘Save these cars’ to the heading, from a removed car to the next one, from the last to the heading', async () => {
    const page = await openPage('/inventory?cars=27,40');
    await page.getByRole('button', { name: 'Save these cars' }).click();
    await expect.poll(() => focused(page)).toContain('Shortlist: 2 cars');
    await page.locator('.shortlist__out').first().focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('Remove 2016 Honda Jazz V');
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toContain('34 Premium Cars');
  });

  it('from a closed toast to where it was before', async () => {
    const page = await openPage('/contact');
    await page.getByRole('button', { name: 'Send via WhatsApp' }).click();
    await expect.poll(() => focused(page)).toBe('firstName');
    await page.locator('.toast__close').focus();
    await page.keyboard.press('Enter');
    await page.locator('.toast').waitFor({ state: 'detached' });
    expect(await focused(page)).toBe('firstName');
  });
});
