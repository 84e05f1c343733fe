import { expect, it } from 'vitest';
import { expectQuiet } from '../page.ts';
import { desktop, open } from '../visit.ts';
import type { Page } from '../page.ts';

it('a heart survives a reload', async () => {
  const page = await open('/car/1', { width: 390 });
  await page.click('button', 'Add to favorites');
  await expect.poll(() => heart(page)).toBe('true');
  await page.reload();
  await expect.poll(() => heart(page)).toBe('true');
});

it('the link is copied if there is no share sheet', async () => {
  const page = await open('/car/1', { width: 390 });
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

it('a thumbnail shows its large picture', async () => {
  const page = await open('/car/1', desktop);
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
  await expectQuiet(page);
});

const heart = (page: Page) =>
  page.evaluate(() =>
    document.querySelector('[aria-label="Add to favorites"]')?.getAttribute('aria-pressed'),
  );
