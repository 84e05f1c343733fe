import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { open } from '../visit.ts';

it('a car fits on one sheet of paper, with what a phone folds', async () => {
  const page = await open('/car/1', { width: 1440 });
  const sheets = textsOf(await page.print());
  expect(sheets).toHaveLength(1);
  // Firefox's PDFs have no extractable text.
  if (page.name === 'Firefox') return;
  expect(sheets[0]).toContain('Service history');
  expect(sheets[0]).toContain('Ground Clearance');
});

it('no card of the inventory is cut at the end of a sheet', async () => {
  const page = await open('/inventory', { width: 1440 });
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.allSettled([...document.images].map((image) => image.decode()));
  });
  const pdf = await page.print();
  const sheetOfPictures = sheetsOfPictures(pdf);
  expect(sheetOfPictures).toHaveLength(34);
  // Firefox's PDFs have no extractable text.
  if (page.name === 'Firefox') return;
  const sheetOfMileages = textsOf(pdf).flatMap((text, index) =>
    [...text.matchAll(/\d km\b/g)].map(() => index + 1),
  );
  expect(sheetOfMileages).toEqual(sheetOfPictures);
});

/** The text of each sheet. */
function textsOf(pdf: Buffer): string[] {
  const text = execFileSync('pdftotext', ['-', '-'], { input: pdf, encoding: 'utf8' });
  return text.split('\f').slice(0, -1);
}

/** The sheet of each car's picture; one that is cut has two. */
function sheetsOfPictures(pdf: Buffer): number[] {
  const list = execFileSync('pdfimages', ['-list', '-'], { input: pdf, encoding: 'utf8' });
  const [, , ...pictures] = list.trim().split('\n');
  return pictures.map((line) => parseInt(line, 10));
}
