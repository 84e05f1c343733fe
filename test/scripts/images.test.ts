import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { makePictures } from '../../scripts/images/cache/public-pictures.ts';
import { readStock } from '../../scripts/stock/check/read-stock.ts';
import { sampleFolder } from '../../scripts/stock/stock-folder.ts';
import { temporaryFolder } from '../temporary-folder.ts';

it('the committed pictures and share cards of the sample are those that `npm run images` makes, and no other', async () => {
  const stock = readStock(sampleFolder);
  const { pictures, files } = await makePictures(stock, { folder: temporaryFolder() });
  expect(pictures).toEqual(stock.pictures);
  expect(files.filter(({ isNew }) => isNew)).toEqual([]);
  const committed = readdirSync('client/public/assets/cars', { recursive: true, encoding: 'utf8' });
  const made = files.map(({ path }) => path.replace('/assets/cars/', ''));
  expect(made).toEqual(expect.arrayContaining(committed.filter((name) => name.includes('.'))));
});
