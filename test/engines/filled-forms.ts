import { expect } from 'vitest';
import type { Page } from './page.ts';

export async function handedOver(page: Page): Promise<string> {
  const links: string[] = [];
  await expect.poll(async () => links.push(...(await page.handedOver()))).toBe(1);
  return links[0] ?? '';
}

export const valuesOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('main form [name]')].map(({ value }) => value),
  );
