import { statSync } from 'node:fs';
import sharp, { type FailOnOptions, type ResizeOptions } from 'sharp';
import { pictureFiles } from '../../../shared/cars/pictures.ts';
import { minWidth } from '../photos.ts';
import { Refusal } from '../refusal.ts';
import type { Photograph } from './arranged-pictures.ts';

const full = { width: 1600, height: 1200 };
// More than the usual settings of a phone, whose full sensor has 108 or 200 megapixels.
const maxPixels = 70_000_000;
const sharpWidth = Math.max(...pictureFiles.map(({ width }) => width));

/** @throws {Refusal} when a file cannot be used, with every reason */
export async function readPhotographs(files: readonly string[]): Promise<Photograph[]> {
  const read: (Photograph | string)[] = [];
  // One at a time, because cropping 12 megapixels takes 50 MB.
  for (const file of files) read.push(await readPhotograph(file));
  const problems = read.filter((photograph) => typeof photograph === 'string');
  if (problems.length > 0) throw new Refusal(...problems);
  return read.filter((photograph) => typeof photograph !== 'string');
}

/** Returns the picture upright, cropped to 4:3 and without metadata, or the reason why it cannot be used. */
async function readPhotograph(from: string): Promise<Photograph | string> {
  const found = statSync(from, { throwIfNoEntry: false });
  if (!found) return `${from} does not exist`;
  if (!found.isFile()) return `${from} is not a picture; choose another file`;
  const source = sharp(from, { failOn: 'error', limitInputPixels: false });
  const { autoOrient: shown, format, compression } = await source.metadata().catch(() => noPicture);
  if (!shown) return `${from} is not a picture; choose another file`;
  if (!formats.includes(format)) return `${from} is a file of type ${format}; save it as JPEG`;
  if (shown.width * shown.height > maxPixels) {
    return `${from} is too large: ${shown.width} x ${shown.height} pixels; set the camera to ${maxPixels / 1_000_000} megapixels or fewer`;
  }
  const cut = Math.floor(Math.min(shown.width, (shown.height * 4) / 3));
  if (cut < minWidth) {
    const size = `${shown.width} x ${shown.height} pixels, ${cut} wide when cropped to 4:3`;
    return `${from} is too small: ${size}; use one of at least ${minWidth}`;
  }
  // Pictures are never enlarged; a width divisible by four gives 4:3 in whole pixels.
  const width = Math.min(full.width, cut - (cut % 4));
  const height = (width * 3) / 4;
  try {
    const content = await cropped(from, { width, height });
    const note = [`${width} x ${height}, from ${from}`, ...warningsOf(shown, width)].join('; ');
    return { name: 'new.webp', content, from, note };
  } catch {
    return `${from} ${compression === 'hevc' ? heic : damaged}`;
  }
}

const damaged =
  'is damaged; copy it from the phone again, or open it in a picture editor and save it as a new JPEG';
const noPicture = { autoOrient: undefined, format: '', compression: undefined };
const heic =
  'is a HEIC photograph, which this computer cannot read; save it as JPEG and set the phone to JPEG (iPhone: Settings > Camera > Formats > Most Compatible)';
const formats = ['jpeg', 'png', 'webp', 'heif'];

/** @throws {Error} for damaged pixels too, which sharp reports as a warning */
function cropped(from: string, shape: ResizeOptions): Promise<Buffer> {
  const read = (failOn: FailOnOptions) =>
    sharp(from, { failOn, limitInputPixels: false })
      .autoOrient()
      .resize({ ...shape, fit: 'cover' })
      .flatten({ background: 'white' })
      .webp({ quality: 90 })
      .toBuffer();
  return read('warning').catch((error: unknown) => {
    if (!harmless.test(String(error))) throw error;
    return read('error');
  });
}

// Samsung's phones write this into good photographs: https://github.com/lovell/sharp/issues/1578
const harmless = /^Error: (?:VipsJpeg: Invalid SOS parameters for sequential JPEG\s*)+$/;

function warningsOf(shown: { width: number; height: number }, width: number): string[] {
  const isUpright = shown.height > shown.width;
  return [
    ...(width < sharpWidth ? [`it will look soft: use one of ${sharpWidth} pixels if you have it`] : []),
    ...(isUpright
      ? [`it is upright, ${shown.width} x ${shown.height}, and was cut: hold the phone on its side`]
      : []),
  ];
}
