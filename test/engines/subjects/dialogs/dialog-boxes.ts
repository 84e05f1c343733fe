import { expect, it } from 'vitest';
import { festivePopup, filters, menu, openDialog } from './dialog.ts';
import { reach, stillness } from '../../page.ts';

it('the popup and its buttons are as high as their text', async () => {
  const page = await openDialog(festivePopup);
  expect((await reach(page, 'dialog', festivePopup.name)).height).toBeLessThan(500);
  expect((await reach(page, 'link', 'View Offers')).height).toBeLessThan(60);
});

it('the menu covers the screen', async () => {
  const page = await openDialog(menu);
  expect(await reach(page, 'dialog', 'Menu')).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
});

it('every control of the filters has its name', async () => {
  const page = await openDialog(filters);
  for (const [role, name] of [
    ['searchbox', 'Search'],
    ['combobox', 'Make'],
    ['slider', 'Lowest price'],
    ['slider', 'Highest price'],
    ['slider', 'Earliest year'],
    ['slider', 'Latest year'],
    ['button', 'Close filters'],
    ['button', 'Clear All'],
    ['button', 'Apply Filters'],
    ['button', 'Hide Filters'],
  ] as const) {
    expect.soft(await page.count(role, name), name).toBeGreaterThan(0);
  }
});

it('the filters are at the bottom of the screen, and only their content scrolls', async () => {
  const page = await openDialog(filters);
  const { x, y, width, height } = await reach(page, 'dialog', 'Filters');
  expect({ x, width, foot: Math.round(y + height) }).toEqual({ x: 0, width: 390, foot: 844 });
  expect(height).toBeLessThanOrEqual(844 * 0.92);
  const panning = () =>
    [...document.querySelectorAll('dialog[open] *')]
      .filter((part) => part.scrollWidth > part.clientWidth)
      .filter((part) => /auto|scroll/.test(getComputedStyle(part).overflowX))
      .map(({ className }) => className);
  expect(await page.evaluate(panning)).toEqual([]);
});

it('a dialog stays open when a press starts inside and ends outside, as when selecting text', async () => {
  const page = await openDialog(filters);
  const title = await reach(page, 'heading', 'Filters');
  await page.drag(title, 60, 40 - title.y);
  await stillness(page);
  expect(await page.count('dialog', 'Filters')).toBe(1);
  await page.clickAt(195, 20);
  await expect.poll(() => page.count('dialog', 'Filters')).toBe(0);
});
