import { expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';
import { openFilters } from '../harness/states.ts';

it('a press that begins in a dialog and ends outside, as when text is marked, leaves it open', async () => {
  const page = await openPage('/inventory', { width: 390 });
  await openFilters(page);
  const panel = page.getByRole('dialog', { name: 'Filters' });
  await panel.getByRole('searchbox').fill('jazz');
  const field = await panel.getByRole('searchbox').boundingBox();
  await page.mouse.move((field?.x ?? 0) + 20, (field?.y ?? 0) + 20);
  await page.mouse.down();
  await page.mouse.move(195, 20);
  await page.mouse.up();
  expect(await panel.getAttribute('open')).toBe('');
  expect(await page.locator('.filter-panel-holder__toggle').innerText()).toBe('Hide Filters');

  await page.mouse.click(195, 20);
  await panel.waitFor({ state: 'hidden' });
});
