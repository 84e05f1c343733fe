import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Sharp } from 'sharp';

/** Blue with a red top-left corner as seen; a phone that lies on its side stores it rotated, with its GPS position. */
export async function photograph(file: string, { width = 1240, height = 930, isOnSide = false } = {}) {
  const corner = { input: solid('red', Math.round(width / 4), Math.round(height / 4)), left: 0, top: 0 };
  const seen = await sharp(solid('blue', width, height))
    .composite([corner])
    .png()
    .toBuffer();
  await sharp(seen)
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

/** The pictures of car 47, such as '1.webp 1240x930'. */
export function sizesOf(stock: string): Promise<string[]> {
  const folder = join(stock, 'photos/47');
  const names = readdirSync(folder).toSorted();
  return Promise.all(
    names.map(async (name) => {
      // sharp remembers files by their path.
      const { width, height } = await sharp(readFileSync(join(folder, name))).metadata();
      return `${name} ${width}x${height}`;
    }),
  );
}

/** From the top left clockwise, slightly inside. */
export async function cornerColors(picture: Sharp): Promise<string[]> {
  const { data, info } = await picture.resize(16, 12).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => (y * info.width + x) * info.channels;
  return [at(1, 1), at(14, 1), at(14, 10), at(1, 10)].map((pixel) =>
    (data[pixel] ?? 0) > (data[pixel + 2] ?? 0) ? 'red' : 'blue',
  );
}
