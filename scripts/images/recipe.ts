import type { Sharp } from 'sharp';
import type { PictureFile } from '../../shared/cars/pictures.ts';
import { openPicture } from './open-picture.ts';

type Formats = Record<PictureFile['format'], (picture: Sharp) => Sharp>;

/** Increase the number when anything below changes, so that every file gets a new name. */
export const recipe = 'recipe 1';

const formats: Formats = {
  avif: (picture) => picture.avif({ quality: 50, effort: 3 }),
  webp: (picture) => picture.webp({ quality: 74 }),
  jpg: (picture) => picture.jpeg({ quality: 80, mozjpeg: true }),
};

export const sceneRecipe = 'scenes 2';

/** The few scenes are most of a page's first bytes, so a sixth less is worth five times the encoding time. */
export const sceneFormats: Formats = {
  ...formats,
  avif: (picture) => picture.avif({ quality: 47, effort: 6 }),
};

export function derivative(
  source: Buffer,
  { width, format }: PictureFile,
  encode = formats,
): Promise<Buffer> {
  return encode[format](openPicture(source).resize({ width, withoutEnlargement: true })).toBuffer();
}
