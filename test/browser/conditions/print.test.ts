import { inflateSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';

/** As the browser prints the page. */
const print = async (page: Page) => (await page.pdf({ preferCSSPageSize: true })).toString('latin1');

it('a car is printed with what a visitor takes to the showroom, and no control, on one sheet of paper: /car/1', async () => {
  const page = await openPage('/car/1');
  expectOneSheet(await print(page));
  await page.emulateMedia({ media: 'print' });
  for (const text of [
    '2020 Hyundai Creta SX',
    'Utsav Motors',
    '+91 00000 00000',
    'Mon-Sun: 9:00 AM - 7:00 PM',
    'Ground Clearance',
  ]) {
    expect(await page.getByText(text).locator('visible=true').count(), text).toBeGreaterThan(0);
  }
  expect(await page.getByText('₹11,25,000').locator('visible=true').count()).toBe(1);
  expect(await page.locator('.gallery img').locator('visible=true').count()).toBe(1);
  expect(await page.locator('button, input, textarea').locator('visible=true').count()).toBe(0);
});

it.each([
  ['the most specifications', '/car/38'],
  ['the shortest text', '/car/7'],
])('a car with %s is printed on one sheet of paper: %s', async (_size, path) => {
  expectOneSheet(await print(await openPage(path)));
});

function expectOneSheet(pdf: string): void {
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  expect(pdf).toMatch(/\/MediaBox\s*\[\s*0 0 59[45][.\d]* 84[12]/);
}

it('no card of the inventory is cut at the end of a sheet', async () => {
  const page = await openPage('/inventory?maxPrice=600000');
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.allSettled([...document.images].map((image) => image.decode()));
  });
  const counts = pictureCounts(await print(page));
  expect(counts.length).toBeGreaterThan(1);
  // A picture that is cut counts on both sheets.
  expect(counts.reduce((sum, count) => sum + count)).toBe(17);
  await page.emulateMedia({ media: 'print' });
  const card = page.locator('.car-card').first();
  expect(await card.evaluate((it) => getComputedStyle(it).breakInside)).toBe('avoid');
});

/** The number of pictures drawn on each sheet of a PDF. */
function pictureCounts(pdf: string): number[] {
  const objects = new Map(
    [...pdf.matchAll(/\n(\d+) 0 obj\n([^]*?)\nendobj/g)].map(([, id = '', body = '']) => [id, body]),
  );
  const sheets = [...objects.values()].filter((body) => /\/Type\s*\/Page\b/.test(body));
  return sheets.map((sheet) => {
    const contents = objects.get(/\/Contents (\d+)/.exec(sheet)?.[1] ?? '') ?? '';
    const [, drawing = ''] = /stream\r?\n([^]*?)\r?\nendstream/.exec(contents) ?? [];
    const steps = inflateSync(Buffer.from(drawing, 'latin1')).toString('latin1');
    return [...steps.matchAll(/\/(X\d+) Do/g)].filter(([, name]) => {
      const id = new RegExp(`/${name} (\\d+)`).exec(sheet)?.[1] ?? '';
      return /\/Subtype\s*\/Image/.test(objects.get(id) ?? '');
    }).length;
  });
}
