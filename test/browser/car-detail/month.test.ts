import { expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';

it('on a small phone what a row unfolds comes into view', async () => {
  const page = await openPage('/car/35', { width: 360, height: 740 });
  await page
    .getByText(/^EMI about/)
    .first()
    .click();
  const bottom = () => page.locator('#month').evaluate((row) => row.getBoundingClientRect().bottom);
  await expect.poll(bottom).toBeLessThanOrEqual(740);
});
