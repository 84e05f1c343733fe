import { expect, it } from 'vitest';
import { expectFadedInPlace, watchClosing } from '../../../dialog-closing.ts';
import type { Closing, Watched } from '../../../dialog-closing.ts';
import { festivePopup, filters, menu, openDialog } from './dialog.ts';
import type { Dialog } from './dialog.ts';
import type { Page } from '../../page.ts';

it.each([
  { ...festivePopup, leaves: 'downwards' },
  { ...menu, leaves: 'to the right' },
  { ...filters, leaves: 'downwards' },
])('$name fades out in place, above the page, before it is removed', async ({ leaves, ...dialog }) => {
  expectFadedInPlace(await close(await openDialog(dialog), dialog), leaves);
});

async function close(page: Page, { name, closer, content }: Dialog): Promise<Closing> {
  await page.evaluate(watchClosing, content);
  await page.click('button', closer);
  await expect.poll(() => page.count('dialog', name)).toBe(0);
  await expect.poll(() => page.evaluate(() => (window as Watched).closing?.isGone)).toBe(true);
  return page.evaluate(() => (window as Watched).closing ?? { frames: [], fades: [] });
}
