import sharp from 'sharp';
import { brandFile } from '../../stock/brand-files.ts';
import { isSample } from '../../stock/stock-folder.ts';
import { car, lamp } from '../share-cards/mark.ts';
import type { Mark } from '../share-cards/mark.ts';

/** The dealer's logo; without one the sample has its lamp, every other stock a car. */
export async function markOf(stock: string): Promise<Mark> {
  const file = brandFile(stock, 'icon');
  if (file === undefined) return isSample(stock) ? lamp : car;
  const logo = sharp(file, { density: 300 })
    .rotate()
    .resize(512, 512, { fit: 'contain', background: '#0000' });
  const data = (await logo.png().toBuffer()).toString('base64');
  return { drawing: `<image width="64" height="64" href="data:image/png;base64,${data}"/>`, isOwn: true };
}
