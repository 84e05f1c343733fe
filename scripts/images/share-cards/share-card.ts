import { existsSync } from 'node:fs';
import sharp from 'sharp';
import { shareCardSize } from '../../../shared/cars/pictures.ts';
import { pictureVersion } from '../picture-version.ts';
import { shareCardText } from './share-card-text.ts';
import type { Words } from './share-card-text.ts';

/** The picture fills the card's height from `left` on, without its first `skip` pixels, and is cropped at the right. */
type Scene = { picture: Buffer; left: number; skip?: number };

export type ShareCard = {
  /** A hash of everything on the card. */
  stamp: string;
  /** As a JPEG, which messengers show large. */
  draw: () => Promise<Buffer>;
};

export function shareCard({ picture, left, skip = 0 }: Scene, words: Words): ShareCard {
  const text = shareCardText(words);
  const stamp = pictureVersion(picture, text, JSON.stringify({ left, skip, jpeg }));
  const draw = async () => {
    const { width, height } = shareCardSize;
    const scaled = await sharp(picture).resize({ height }).toBuffer();
    const scene = await sharp(scaled)
      .extract({ left: skip, top: 0, width: width - left, height })
      .toBuffer();
    return sharp({ create: { width, height, channels: 3, background: '#26112a' } })
      .composite([
        { input: scene, left, top: 0 },
        { input: Buffer.from(text), left: 0, top: 0 },
      ])
      .withExif({ IFD0: { ImageDescription: stamp } })
      .jpeg(jpeg)
      .toBuffer();
  };
  return { stamp, draw };
}

const jpeg = { quality: 84, mozjpeg: true };

/** The URL of the site's card has no version, so the file contains its hash. */
export async function isStamped(file: string, stamp: string): Promise<boolean> {
  if (!existsSync(file)) return false;
  const { exif } = await sharp(file).metadata();
  return exif?.includes(stamp) ?? false;
}
