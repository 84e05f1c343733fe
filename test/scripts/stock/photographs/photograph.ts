import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';

/** A blue picture with a red top-left quarter and a GPS position. A phone on its side stores it rotated. */
export async function photograph(file: string, { width = 1240, height = 930, isOnSide = false } = {}) {
  const red = { input: solid('red', Math.round(width / 2), Math.round(height / 2)), left: 0, top: 0 };
  const seen = sharp(solid('blue', width, height)).composite([red]);
  await sharp(await seen.png().toBuffer())
    .rotate(isOnSide ? 270 : 0)
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '28/1 39/1 0/1' } })
    .withIccProfile('p3')
    .withMetadata({ orientation: isOnSide ? 6 : 1 })
    .toFile(file);
  return file;
}

function solid(background: string, width: number, height: number) {
  return { create: { width, height, channels: 3, background } } as const;
}

export function sizesOf(stock: string): Promise<string[]> {
  const folder = join(stock, 'photos/47');
  const names = readdirSync(folder).toSorted();
  return Promise.all(
    names.map(async (name) => {
      // sharp caches files by their path.
      const { width, height } = await sharp(readFileSync(join(folder, name))).metadata();
      return `${name} ${width}x${height}`;
    }),
  );
}

/** The colours of a picture's quarters, the upper two first. */
export async function colorsIn(picture: Sharp): Promise<string[]> {
  const pixels = await picture.resize(2, 2, { fit: 'fill' }).raw().toBuffer();
  return [0, 3, 6, 9].map((at) => ((pixels[at] ?? 0) > (pixels[at + 2] ?? 0) ? 'red' : 'blue'));
}
