import { expect, it } from 'vitest';
import { expectQuiet } from '../page.ts';
import { open } from '../visit.ts';
import type { Page } from '../page.ts';

it('a thumbnail shows its large picture, a heart survives a reload, and the link is copied without a share sheet', async () => {
  const page = await open('/car/1', { width: 390 });
  // The pictures are in a strip: finds the visible one.
  const shown = () =>
    page.evaluate(() => {
      const strip = document.querySelector('.picture-strip');
      const left = (it?: Element | null) => it?.getBoundingClientRect().left ?? 0;
      return [...(strip?.children ?? [])].findIndex((picture) => Math.abs(left(picture) - left(strip)) < 2);
    });
  expect(await shown()).toBe(0);
  await page.click('button', 'Show the side view');
  await expect.poll(shown).toBe(1);

  await page.click('button', 'Add to favorites');
  await expect.poll(() => heart(page)).toBe('true');
  await page.reload();
  await expect.poll(() => heart(page)).toBe('true');

  await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await page.click('button', 'Share');
  const toast = () => page.evaluate(() => document.querySelector<HTMLElement>('.toast')?.innerText);
  await expect.poll(toast).toContain('Link copied');
  await page.click('textbox', 'Message');
  await page.press('Control+v');
  const message = () => page.evaluate(() => document.querySelector('textarea')?.value);
  await expect.poll(message).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/car\/1$/);
  await expectQuiet(page);
});

const heart = (page: Page) =>
  page.evaluate(() =>
    document.querySelector('[aria-label="Add to favorites"]')?.getAttribute('aria-pressed'),
  );
