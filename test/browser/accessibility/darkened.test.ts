import { expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';

it('asks browsers that darken pages to leave it light; where one does not, gold and its words turn together', async () => {
  const page = await openPage('/', { width: 360 });
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe(
    'light only',
  );
  // As browsers that darken every page do, whatever it asks for.
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setAutoDarkModeOverride', { enabled: true });
  const gold = page.getByRole('link', { name: 'View Festive Offers' });
  const brightness = async () => {
    const bytes = (await gold.screenshot()).toString('base64');
    return page.evaluate(async (png) => {
      const picture = new Image();
      picture.src = `data:image/png;base64,${png}`;
      await picture.decode();
      const { width, height } = picture;
      const context = new OffscreenCanvas(width, height).getContext('2d');
      context?.drawImage(picture, 0, 0);
      const { data = [] } = context?.getImageData(0, 0, width, height) ?? {};
      const greens = [...data].filter((_, index) => index % 4 === 1).toSorted((one, other) => one - other);
      return { ground: greens[Math.floor(greens.length / 2)], words: greens.at(-1) };
    }, bytes);
  };
  await expect.poll(async () => (await brightness()).ground).toBeLessThan(100);
  expect((await brightness()).words).toBeGreaterThan(230);
});
