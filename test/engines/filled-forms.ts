import { expect } from 'vitest';
import type { Page } from './page.ts';

/** The link that is passed to another program or tab. */
export async function handedOver(page: Page): Promise<string> {
  const links: string[] = [];
  await expect.poll(async () => links.push(...(await page.handedOver()))).toBe(1);
  return links[0] ?? '';
}

/** What is filled in in the form of a page. */
export const valuesOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('main form [name]')].map(({ value }) => value),
  );
