import { expect, it } from 'vitest';
import { festivePopup, filters, menu, openDialog } from './dialog.ts';
import { reach, stillness } from '../../page.ts';

it('the popup is as high as its words, and so are its buttons', async () => {
  const page = await openDialog(festivePopup);
  expect((await reach(page, 'dialog', festivePopup.name)).height).toBeLessThan(500);
  expect((await reach(page, 'link', 'View Offers')).height).toBeLessThan(60);
});

it('the menu covers the screen', async () => {
  const page = await openDialog(menu);
  expect(await reach(page, 'dialog', 'Menu')).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
});

it('the filters have each control by its name', async () => {
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

it('the filters stand at the foot of the screen, and what is in them moves up and down alone', async () => {
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

it('a dialog stays when a press that began in it ends outside, as when text is marked', async () => {
  const page = await openDialog(filters);
  const title = await reach(page, 'heading', 'Filters');
  await page.drag(title, 60, 40 - title.y);
  await stillness(page);
  expect(await page.count('dialog', 'Filters')).toBe(1);
  await page.clickAt(195, 20);
  await expect.poll(() => page.count('dialog', 'Filters')).toBe(0);
});
