import { pictureVersions } from './picture-versions.ts';

/** In the order of the masters 1 to 4. */
export const views = [
  'front three-quarter view',
  'side view',
  'rear three-quarter view',
  'front view',
] as const;

export const widths = [400, 800, 1200] as const;

export const shareCardSize = { width: 1200, height: 630 } as const;

export type PictureFormat = 'avif' | 'webp';
type Width = (typeof widths)[number];

/** `view` counts from 1. */
export function pictureAddress(
  id: string,
  view: number,
  width: Width = 1200,
  format: PictureFormat = 'webp',
): string {
  return `/assets/cars/${id}/${pictureName(view, width, versionOf(id), format)}`;
}

/** The file's name, which the image script writes. */
export function pictureName(view: number, width: Width, version: string, format: PictureFormat): string {
  return `${view}-${width}.${version}.${format}`;
}

export function pictureSrcset(id: string, view: number, format: PictureFormat): string {
  return widths.map((width) => `${pictureAddress(id, view, width, format)} ${width}w`).join(', ');
}

/** Without a version: messengers keep the picture of a link for long, and old links must go on showing one. */
export function shareCardAddress(id: string): string {
  return `/assets/cars/${id}/share.jpg`;
}

function versionOf(id: string): string {
  const version = pictureVersions[id];
  if (version === undefined) {
    throw new Error(
      `Car ${id} has no pictures: put four in client/pictures/cars/${id}/, then npm run images`,
    );
  }
  return version;
}
