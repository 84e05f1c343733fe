import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';

const smallPhone = { width: 360, height: 740 };

const bottomOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox();
  return box ? box.y + box.height : Infinity;
};

it("on a phone's first screen the picture begins early and carries the car's badges only, and the first way to ask follows", async () => {
  const page = await openPage('/car/1', { width: 390, height: 844 });
  const picture = page.locator('.gallery__main');
  expect((await picture.boundingBox())?.y).toBeLessThan(165);
  expect(await picture.innerText()).toBe('Diwali Special\nFeatured');
  expect(await page.locator('.gallery__note').innerText()).toBe(
    'Illustrative image. The actual car may look different.\n\n1/4',
  );
  expect(await bottomOf(page, '.summary .button--whatsapp')).toBeLessThan(844);
  expect(await bottomOf(page, '.ribbon'), 'the festive offer').toBeGreaterThan(844);
});

it("Delhi's verdict is on a small phone's first screen, each row is one line, and what a row unfolds comes into view", async () => {
  const page = await openPage('/car/33', smallPhone);
  const verdict = page.getByText('Not for use in Delhi NCR', { exact: true });
  const box = await verdict.boundingBox();
  expect(box && box.y + box.height).toBeLessThan(740);
  const heights = await page.locator('.row__line').evaluateAll((rows) => rows.map((row) => row.clientHeight));
  expect(Math.max(...heights)).toBeLessThan(50);

  await page.getByText(/a month$/).click();
  await expect
    .poll(() => page.locator('#month').evaluate((row) => row.getBoundingClientRect().bottom))
    .toBeLessThanOrEqual(740);
});
