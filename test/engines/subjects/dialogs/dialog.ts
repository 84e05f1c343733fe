import { expect } from 'vitest';
import type { Role } from '../../../../scripts/engines/engine.ts';
import { stillness } from '../../page.ts';
import { open } from '../../visit.ts';
import type { Page } from '../../page.ts';

export type Dialog = {
  name: string;
  path: string;
  opener?: [Role, string];
  closer: string;
  /** An element within it. */
  content: string;
};

export const festivePopup: Dialog = {
  name: 'Happy Festive Season from Utsav Motors Delhi!',
  path: '/',
  closer: 'Close',
  content: '.festive-popup__title',
};

export const menu: Dialog = {
  name: 'Menu',
  path: '/about',
  opener: ['button', 'Open menu'],
  closer: 'Close menu',
  content: '.mobile-menu .navigation__links',
};

export const filters: Dialog = {
  name: 'Filters',
  path: '/inventory',
  opener: ['button', 'Filters (4)'],
  closer: 'Close filters',
  content: '.filter-panel__fields',
};

/** Opens a page on a phone and a dialog on it, and waits until it is open. */
export async function openDialog({ name, path, opener }: Dialog): Promise<Page> {
  const page = await open(path, { width: 390, hasSeenPopup: opener !== undefined });
  if (opener) await page.click(...opener);
  await expect.poll(() => page.count('dialog', name)).toBe(1);
  await stillness(page);
  return page;
}
