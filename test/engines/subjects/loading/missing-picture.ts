import { expect, it } from 'vitest';
import { open } from '../../visit.ts';

it('a picture that does not load shows no broken-image icon', async () => {
  const page = await open('/inventory');
  await page.evaluate(() => {
    const picture = document.querySelector('.car-card picture');
    picture?.querySelector('source')?.remove();
    picture?.querySelector('img')?.removeAttribute('srcset');
    picture?.querySelector('img')?.setAttribute('src', '/assets/nowhere.webp');
  });
  const look = () =>
    page.evaluate(() => {
      const picture = document.querySelector('.car-card img.is-broken');
      return picture && getComputedStyle(picture).opacity;
    });
  await expect.poll(look).toBe('0');
});
