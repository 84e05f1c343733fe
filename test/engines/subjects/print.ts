import { expect, it } from 'vitest';
import { readSheets } from '../printed.ts';
import { open } from '../visit.ts';

it('a car fits on one sheet of paper, with what a phone folds', async () => {
  const page = await open('/car/1', { width: 1440 });
  const sheets = await readSheets(await page.print());
  expect(sheets).toHaveLength(1);
  expect(sheets[0]?.text).toContain('Servicehistory');
  expect(sheets[0]?.text).toContain('GroundClearance');
});

it('no card of the inventory is cut at the end of a sheet', async () => {
  const page = await open('/inventory', { width: 1440 });
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.allSettled([...document.images].map((image) => image.decode()));
  });
  const sheets = await readSheets(await page.print());
  // A cut card has its picture, or its kilometres, on two sheets.
  const mileages = sheets.map(({ text }) => text.match(/\dkm/g)?.length ?? 0);
  const pictures = sheets.map((sheet) => sheet.pictures);
  expect(mileages).toEqual(pictures);
  expect(pictures.reduce((sum, count) => sum + count)).toBe(34);
});
