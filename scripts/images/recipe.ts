import type { Sharp } from 'sharp';

/** Increase it when anything below changes: every derivative then gets a new name. */
export const recipe = 'recipe 1';

export const formats = {
  avif: (picture: Sharp) => picture.avif({ quality: 50, effort: 3 }),
  webp: (picture: Sharp) => picture.webp({ quality: 74 }),
} as const;
