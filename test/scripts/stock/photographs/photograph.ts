import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Sharp } from 'sharp';

/** Blue with a red top-left corner as seen; a phone stores it rotated, with its GPS position. */
export async function photograph(file: string, { width = 1240, height = 930, orientation = 1 } = {}) {
  const [right, bottom] = [Math.round(width / 4), Math.round(height / 4)];
  const seen = sharp(solid('blue', width, height)).composite([
    { input: solid('red', right, bottom), left: 0, top: 0 },
  ]);
  const turns: Record<number, number> = { 3: 180, 6: 270, 8: 90 };
  const { [orientation]: turn } = turns;
  const stored = turn ? sharp(await seen.png({ compressionLevel: 0 }).toBuffer()).rotate(turn) : seen;
  await stored
    .withExif({
      IFD0: { Make: 'Telephone' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '28/1 39/1 0/1' },
    })
    .withIccProfile('p3')
    .withMetadata({ orientation })
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
