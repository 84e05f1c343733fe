import { expect, it } from 'vitest';
import { open } from '../visit.ts';

it('a thumbnail shows its large picture, and without a share sheet the link is copied', async () => {
  const page = await open('/car/1');
  await page.click('button', 'Show the side view');
  const place = () =>
    page.evaluate(() => {
      const { scrollLeft = 0, clientWidth = 0 } = document.querySelector('.picture-strip') ?? {};
      return (scrollLeft / clientWidth).toFixed(2);
    });
  await expect.poll(place).toBe('1.00');

  await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await page.click('button', 'Share');
  const toast = () => page.evaluate(() => document.querySelector<HTMLElement>('.toast')?.innerText);
  await expect.poll(toast).toContain('Link copied');
  await page.click('textbox', 'Message');
  await page.press('Control+v');
  const message = () => page.evaluate(() => document.querySelector('textarea')?.value);
  await expect.poll(message).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/car\/1$/);
});
