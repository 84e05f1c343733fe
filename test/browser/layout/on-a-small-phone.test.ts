import { expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';

const smallPhone = [360, 740] as const;
const phone = [390, 844] as const;
const landscape = [740, 360] as const;
const desktop = [1280, 900] as const;

it.each([
  ['the first car begins early', 290, '/inventory', phone, '.car-card', 'top'],
  ['a car’s faults are within two screens', 1480, '/', smallPhone, '.fault-list', 'bottom'],
  ['the verdict for Delhi is on the first screen', 740, '/car/33', smallPhone, '.delhi-note', 'bottom'],
  ['the picture begins early', 165, '/car/1', phone, '.gallery__main', 'top'],
  ['the title needs no scrolling', 300, '/', landscape, 'h1', 'top'],
  ['the first car’s picture needs no scrolling', 315, '/inventory', landscape, '.car-card', 'top'],
  ['the name of a car needs no scrolling', 300, '/car/1', landscape, 'h1', 'top'],
  ['the first prices need no scrolling', 900, '/inventory', desktop, '.car-card__price', 'bottom'],
] as const)('%s: at most %i pixels on %s', async (_what, most, path, [width, height], selector, edge) => {
  const page = await openPage(path, { width, height });
  const box = await page.locator(selector).first().boundingBox();
  const { y = NaN, height: depth = NaN } = box ?? {};
  expect(edge === 'top' ? y : y + depth).toBeLessThanOrEqual(most);
});

it.each(['/inventory', '/car/1'])(
  'what stays on a screen of 320 by 256 pixels leaves most of it to %s',
  async (path) => {
    const page = await openPage(path, { width: 320, height: 256 });
    await page.evaluate(() => window.scrollTo(0, 1_500));
    const covered = await page.evaluate(() => {
      const isFixed = (element: Element | null): boolean =>
        element !== null &&
        (/fixed|sticky/.test(getComputedStyle(element).position) || isFixed(element.parentElement));
      const rows = Array.from({ length: 16 }, (_, row) => row * 16 + 8);
      return rows.filter((y) => isFixed(document.elementFromPoint(160, y))).length / rows.length;
    });
    expect(covered).toBeLessThan(0.1);
  },
);
