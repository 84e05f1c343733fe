import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { query } from '../inventory.ts';

export const phoneList = '/inventory?fuel=Diesel';
/** A car far down in this list. */
export const scorpio = '2016 Mahindra Scorpio S10';

export const place = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** The list that the visitor left to see a car. */
export type Left = { title: string; top: number; list: string };

/** Scrolls down to a car's card and opens the car. */
export async function openCar(page: Page, title: string): Promise<Left> {
  const list = await query(page);
  const link = page.getByRole('link', { name: `View Details: ${title}` });
  // In one go, as a late font may move the page.
  const top = await link.evaluate((element: HTMLElement) => {
    element.scrollIntoView({ block: 'center' });
    const { scrollY } = window;
    element.click();
    return Math.round(scrollY);
  });
  expect(top).toBeGreaterThan(1000);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await expect.poll(() => place(page)).toBe(0);
  return { title, top, list };
}

export async function expectList(page: Page, { title, top, list }: Left, step: string): Promise<void> {
  await page.getByRole('link', { name: `View Details: ${title}` }).waitFor();
  await expect.poll(() => place(page), { message: `scroll position ${step}` }).toBe(top);
  expect(await query(page), step).toBe(list);
}
