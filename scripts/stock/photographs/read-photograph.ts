import { existsSync } from 'node:fs';
import sharp from 'sharp';
import { widths } from '../../../shared/cars/pictures.ts';
import { Refusal } from '../refusal.ts';

/** A photograph as the stock keeps it, or what keeps it out. */
export type Photograph = { from: string; master: Buffer; width: number; height: number };
type Refused = { from: string; problem: string };

const full = { width: 1600, height: 1200 };
const leastWidth = Math.max(...widths);

/**
 * Two at a time: a photograph of 12 megapixels takes 50 MB while it is cut.
 * @throws {Refusal} when one of them cannot be taken, with every reason
 */
export async function readPhotographs(files: readonly string[]): Promise<Photograph[]> {
  const read: (Photograph | Refused)[] = [];
  for (let index = 0; index < files.length; index += 2) {
    read.push(...(await Promise.all(files.slice(index, index + 2).map(readPhotograph))));
  }
  const refused = read.filter((photograph) => 'problem' in photograph);
  if (refused.length > 0) throw new Refusal(...refused.map(({ from, problem }) => `${from} ${problem}`));
  return read.filter((photograph) => 'master' in photograph);
}

/**
 * Turns a photograph as its camera held it, cuts it to 4:3 around what matters, and leaves out all else that it tells:
 * sharp writes neither the place, nor the time, nor the telephone, unless it is asked to.
 */
async function readPhotograph(from: string): Promise<Photograph | Refused> {
  if (!existsSync(from)) return { from, problem: 'does not exist' };
  const source = sharp(from, { failOn: 'error' });
  const { autoOrient: shown, format, compression } = await source.metadata().catch(() => noPicture);
  if (!shown) return { from, problem: 'is not a picture; choose another file' };
  if (!formats.includes(format)) return { from, problem: `is a file of type ${format}; save it as JPEG` };
  const cut = Math.floor(Math.min(shown.width, (shown.height * 4) / 3));
  if (cut < leastWidth) {
    const size = `${shown.width} x ${shown.height} pixels`;
    return {
      from,
      problem: `is too small: ${size}, ${cut} wide when cropped to 4:3; use one of at least ${leastWidth}`,
    };
  }
  // Never enlarged, and in whole pixels of 4:3.
  const width = Math.min(full.width, cut - (cut % 4));
  const height = (width * 3) / 4;
  try {
    const master = await source
      .autoOrient()
      .resize({ width, height, fit: 'cover', position: positionFor(shown) })
      .flatten({ background: 'white' })
      .webp({ quality: 90 })
      .toBuffer();
    return { from, master, width, height };
  } catch {
    return {
      from,
      problem: compression === 'hevc' ? heic : 'is damaged; copy it from the phone again',
    };
  }
}

const noPicture = { autoOrient: undefined, format: '', compression: undefined };
const heic =
  'is a HEIC photograph, which this computer cannot read; save it as JPEG and set the phone to JPEG (iPhone: Settings > Camera > Formats > Most Compatible)';
const formats = ['jpeg', 'png', 'webp', 'heif'];

/** Where little is cut off, the middle is right; else where the eye falls. */
function positionFor({ width, height }: { width: number; height: number }) {
  const shape = width / height;
  return shape > 1.2 && shape < 1.5 ? 'centre' : sharp.strategy.attention;
}
