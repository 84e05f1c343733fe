import sharp, { type Sharp } from 'sharp';

/** Of a picture of a stock. A file of some kilobytes can have a hundred times as many, and each takes memory. */
export const mostPixels = 30_000_000;

// JPEG, PNG, WebP, AVIF. sharp reads SVG too, which is a program rather than a picture, and formats that no browser shows.
const heads = /^(?:\xff\xd8\xff|\x89PNG|RIFF....WEBP|....ftyp)/s;
const formats = ['jpeg', 'png', 'webp', 'heif'];

/**
 * Opens a picture of a stock to decode it.
 * @throws {Error} for SVG and the like; with too many pixels, when it is decoded
 */
export function openPicture(picture: Buffer): Sharp {
  if (!heads.test(picture.toString('latin1', 0, 12))) throw new Error('not JPEG, PNG, WebP or AVIF');
  return sharp(picture, { limitInputPixels: mostPixels });
}

/** Opens a logo in SVG. From a buffer, it cannot include other files. */
export function openDrawing(svg: Buffer): Sharp {
  return sharp(svg, { density: 300, limitInputPixels: mostPixels });
}

/** Reads the head of a picture, whatever its size; undefined for a file that is none. */
export async function headOf(file: string) {
  const head = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  const expected = file.endsWith('.svg') ? ['svg'] : formats;
  return head && expected.includes(head.format) ? head : undefined;
}
