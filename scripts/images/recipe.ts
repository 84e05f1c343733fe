import type { Sharp } from 'sharp';
import { openPicture } from './open-picture.ts';

type Encode = (picture: Sharp) => Sharp;

/** Increase it when anything below changes: every derivative then gets a new name. */
export const recipe = 'recipe 1';

export const formats = {
  avif: (picture: Sharp) => picture.avif({ quality: 50, effort: 3 }),
  webp: (picture: Sharp) => picture.webp({ quality: 74 }),
  jpg: (picture: Sharp) => picture.jpeg({ quality: 80, mozjpeg: true }),
} as const;

/** Those of pages. */
export const formatNames = ['avif', 'webp'] as const;

/** The same for the scenes. */
export const sceneRecipe = 'scenes 2';

/** Scenes are few and most of a page's first bytes: the encoder may take five times as long for a sixth less. */
export const sceneFormats: typeof formats = {
  ...formats,
  avif: (picture) => picture.avif({ quality: 47, effort: 6 }),
};

export function derivative(source: Buffer, width: number, encode: Encode): Promise<Buffer> {
  return encode(openPicture(source).resize({ width, withoutEnlargement: true })).toBuffer();
}
