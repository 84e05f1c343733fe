import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { makePictures } from '../../scripts/images/cache/public-pictures.ts';
import { readMasters } from '../../scripts/images/cache/cached-pictures.ts';
import { readStock } from '../../scripts/stock/check/read-stock.ts';
import { sampleFolder } from '../../scripts/stock/stock-folder.ts';
import { car47, stockOf } from './stock/stock-folder.ts';
import { temporaryFolder } from '../temporary-folder.ts';

it('a car’s version depends on its pictures', async () => {
  const folder = stockOf({ 47: car47 });
  const before = await readMasters(folder, '47');
  const other = sharp({ create: { width: 1200, height: 900, channels: 3, background: 'gold' } });
  await other.toFile(join(folder, 'photos/47/2.webp'));
  const after = await readMasters(folder, '47');
  for (const { version } of [before, after]) expect(version).toMatch(/^\d[0-9a-f]{7}$/);
  expect(after.version).not.toBe(before.version);
});

it('the committed pictures and share cards of the sample are those that `npm run images` makes, and no other', async () => {
  const stock = readStock(sampleFolder);
  const { pictures, files } = await makePictures(stock, { folder: temporaryFolder() });
  expect(pictures).toEqual(stock.pictures);
  expect(files.filter(({ isNew }) => isNew)).toEqual([]);
  const committed = readdirSync('client/public/assets/cars', { recursive: true, encoding: 'utf8' });
  const made = files.map(({ path }) => path.replace('/assets/cars/', ''));
  expect(made).toEqual(expect.arrayContaining(committed.filter((name) => name.includes('.'))));
});
