import { expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';

const smallPhone = { width: 360, height: 740 };

it("Delhi's verdict is on a small phone's first screen, each row is one line, and what a row unfolds comes into view", async () => {
  const page = await openPage('/car/33', smallPhone);
  const verdict = page.getByText('Not for use in Delhi NCR.');
  const box = await verdict.boundingBox();
  expect(box && box.y + box.height).toBeLessThan(740);
  const heights = await page.locator('.row__line').evaluateAll((rows) => rows.map((row) => row.clientHeight));
  expect(Math.max(...heights)).toBeLessThan(50);

  await page.getByText(/a month$/).click();
  await expect
    .poll(() => page.locator('#month').evaluate((row) => row.getBoundingClientRect().bottom))
    .toBeLessThanOrEqual(740);
});
