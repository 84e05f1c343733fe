import { describe, expect, it } from 'vitest';
import { viewportOf } from '../../../scripts/browser/viewport.ts';
import { openPage } from '../harness/browser.ts';
import { overhanging } from '../accessibility/checks/overhang.ts';
import { pages } from '../harness/states.ts';
import { deadControls } from '../loading/dead-controls.ts';

const open = (path: string, width: number) => openPage(path, { width, javaScriptEnabled: false });

describe('without JavaScript', () => {
  it.each(pages)('the page is readable: $name', async ({ path }) => {
    const page = await open(path, 390);
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize(viewportOf(width));
      expect.soft(await page.getByRole('heading', { level: 1 }).isVisible(), `h1 at ${width}`).toBe(true);
      expect.soft(await page.getByRole('contentinfo').isVisible(), `foot at ${width}`).toBe(true);
      expect.soft(await deadControls(page), `dead controls at ${width}`).toEqual([]);
      expect.soft(await overhanging(page), `overhang at ${width}`).toEqual([]);
    }
  });

  it.each([390, 1440])('the navigation works at %i pixels', async (width) => {
    const page = await open('/', width);
    for (const [name, path] of [
      ['Inventory', '/inventory'],
      ['About', '/about'],
      ['Contact', '/contact'],
      ['Home', '/'],
    ] as const) {
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click();
      expect(new URL(page.url()).pathname).toBe(path);
    }
  });

  it('filters and sorting are a form that keeps its values', async () => {
    const page = await open('/inventory', 390);
    await page.getByRole('combobox', { name: 'Brand' }).selectOption('Honda');
    await page.getByLabel('Highest price in rupees').fill('600000');
    await page.getByLabel('Sort by').selectOption('Price: Low to High');
    await page.getByRole('button', { name: 'Show cars' }).click();
    const { pathname, searchParams } = new URL(page.url());
    expect([
      pathname,
      searchParams.get('make'),
      searchParams.get('maxPrice'),
      searchParams.get('sort'),
    ]).toEqual(['/inventory', 'Honda', '600000', 'price-low']);
    const titles = await page.getByRole('main').getByRole('heading', { level: 3 }).allTextContents();
    expect(titles.length).toBeGreaterThan(0);
    for (const title of titles) expect(title).toContain('Honda');
    expect(await page.getByRole('combobox', { name: 'Brand' }).inputValue()).toBe('Honda');
    expect(await page.getByLabel('Highest price in rupees').inputValue()).toBe('600000');
    expect(await page.getByLabel('Sort by').inputValue()).toBe('price-low');
  });

  it('an empty result has a link to all cars', async () => {
    const page = await open('/inventory?search=spaceship', 390);
    expect(await page.getByText('No vehicles found').isVisible()).toBe(true);
    await page.getByRole('link', { name: 'Clear All Filters' }).click();
    expect(page.url()).toMatch(/\/inventory(#[\w-]+)?$/);
  });

  it('all four pictures of a car are shown, at a useful size', async () => {
    const page = await open('/car/1', 390);
    const boxes = await page
      .getByRole('img', { name: /^Illustration: Polar White Hyundai Creta SX/ })
      .evaluateAll((pictures) =>
        pictures.map((picture) => picture.checkVisibility() && picture.getBoundingClientRect().width >= 150),
      );
    expect(boxes).toEqual([true, true, true, true]);
  });

  it('the forms have links next to them for the same purpose', async () => {
    const inquiry = (await open('/car/1', 390)).getByRole('region', {
      name: 'Interested in this vehicle?',
    });
    expect(await inquiry.getByRole('link').evaluateAll(hrefs)).toEqual([
      'mailto:hello@utsavmotors.example?subject=Inquiry%20about%202020%20Hyundai%20Creta%20SX',
      'https://wa.me/910000000000?text=Inquiry%20about%202020%20Hyundai%20Creta%20SX',
    ]);
    const message = (await open('/contact', 390)).getByRole('region', { name: 'Send us a Message' });
    expect(await message.getByRole('link').evaluateAll(hrefs)).toEqual([
      'https://wa.me/910000000000?text=*New%20Inquiry%20From%20Website*',
      'mailto:hello@utsavmotors.example',
    ]);
  });
});

function hrefs(links: Element[]): (string | null)[] {
  return links.map((link) => link.getAttribute('href'));
}
