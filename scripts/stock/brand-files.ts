import { join, parse } from 'node:path';
import { namesIn } from './photos.ts';

/** The smallest size of each of the dealer's own pictures, by the file's name in brand/. */
export const brandPictures = {
  icon: { width: 512, height: 512 },
  hero: { width: 1920, height: 1080 },
  'hero-portrait': { width: 1080, height: 1440 },
  showroom: { width: 1920, height: 1080 },
} as const;
export type BrandPicture = keyof typeof brandPictures;

export function brandFolder(stock: string): string {
  return join(stock, 'brand');
}

export function brandFile(stock: string, picture: BrandPicture): string | undefined {
  const name = namesIn(brandFolder(stock)).find((file) => parse(file).name === picture);
  return name === undefined ? undefined : join(brandFolder(stock), name);
}
