import { expect, it } from 'vitest';
import { startGoBetween } from '../../go-between.ts';
import { desktop, open } from '../../visit.ts';

it('a picture that does not load leaves a neutral placeholder without a broken-image icon, also in the gallery', async () => {
  const site = await startGoBetween({ lose: (path) => path.startsWith('/assets/cars/') });
  const page = await open('/inventory?make=Hyundai', { ...desktop, site, isQuiet: false });
  const look = () =>
    page.evaluate(() => {
      const picture = document.querySelector<HTMLImageElement>('.car-card img.is-broken');
      if (!picture?.parentElement) return undefined;
      const { width, height } = picture.getBoundingClientRect();
      return {
        opacity: getComputedStyle(picture).opacity,
        hasPlaceholder: getComputedStyle(picture.parentElement).backgroundImage.startsWith('url('),
        ratio: (width / height).toFixed(1),
      };
    });
  await expect.poll(look).toEqual({ opacity: '0', hasPlaceholder: true, ratio: '1.5' });

  await page.click('link', 'View Details: 2020 Hyundai Creta SX');
  const broken = () => page.evaluate(() => document.querySelectorAll('.gallery__main img.is-broken').length);
  await expect.poll(broken).toBeGreaterThan(0);
});
