import sharp, { type Sharp } from 'sharp';

/** The limit for a stock's picture. A file of a few kilobytes can have a hundred times as many, which take memory. */
export const maxPixels = 30_000_000;

// JPEG, PNG, WebP and AVIF. sharp also reads SVG, which can refer to other files, and formats that no browser shows.
const heads = /^(?:\xff\xd8\xff|\x89PNG|RIFF....WEBP|....ftyp)/s;
const formats = ['jpeg', 'png', 'webp', 'heif'];

/** @throws {Error} for formats such as SVG. Decoding fails if the picture has too many pixels. */
export function openPicture(picture: Buffer): Sharp {
  if (!heads.test(picture.toString('latin1', 0, 12))) throw new Error('not JPEG, PNG, WebP or AVIF');
  return sharp(picture, { limitInputPixels: maxPixels });
}

/** Read from a buffer, an SVG file cannot include other files. */
export function openDrawing(svg: Buffer): Sharp {
  return sharp(svg, { density: 300, limitInputPixels: maxPixels });
}

export async function headOf(file: string) {
  const head = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  const expected = file.endsWith('.svg') ? ['svg'] : formats;
  return head && expected.includes(head.format) ? head : undefined;
}
