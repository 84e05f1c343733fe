import { expect } from 'vitest';
import type { Page } from './page.ts';

/** Waits for the link that the page opens in another program or tab. */
export async function handedOver(page: Page): Promise<string> {
  const links: string[] = [];
  await expect.poll(async () => links.push(...(await page.handedOver()))).toBe(1);
  return links[0] ?? '';
}

/** The values in a page's form. */
export const valuesOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('main form [name]')].map(({ value }) => value),
  );
