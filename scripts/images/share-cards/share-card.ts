import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';
import { shareCardSize } from '../../../shared/cars/pictures.ts';
import { pictureVersion } from '../picture-version.ts';
import { shareCardText } from './share-card-text.ts';
import type { Words } from './share-card-text.ts';

/** The picture fills the card's height; `left` is where it begins, beyond the right edge it is cut. */
type Scene = { picture: Buffer; left: number };

/** A JPEG that messengers show large, made unless it is there with the same content; answers how many were made. */
export async function shareCard(file: string, { picture, left }: Scene, words: Words): Promise<number> {
  const text = shareCardText(words);
  const stamp = pictureVersion(picture, text, JSON.stringify({ left, jpeg }));
  if (await isStamped(file, stamp)) return 0;
  const { width, height } = shareCardSize;
  const scaled = await sharp(picture).resize({ height }).toBuffer();
  const scene = await sharp(scaled)
    .extract({ left: 0, top: 0, width: width - left, height })
    .toBuffer();
  const card = await sharp({ create: { width, height, channels: 3, background: '#26112a' } })
    .composite([
      { input: scene, left, top: 0 },
      { input: Buffer.from(text), left: 0, top: 0 },
    ])
    .withExif({ IFD0: { ImageDescription: stamp } })
    .jpeg(jpeg)
    .toBuffer();
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, card);
  return 1;
}

const jpeg = { quality: 84, mozjpeg: true };

/** A card's address has no version, so the file itself tells what it was made of. */
async function isStamped(file: string, stamp: string): Promise<boolean> {
  if (!existsSync(file)) return false;
  const { exif } = await sharp(file).metadata();
  return exif?.includes(stamp) ?? false;
}
