import { filmVersion, heroVersion } from './hero-versions.ts';
import type { PictureFormat } from './cars/pictures.ts';

/** 'tall' is the part that the film shows in an upright box: `object-fit: cover`, at 78 % from the left. */
export const posters = {
  wide: { name: 'poster', widths: [800, 1280, 1920], width: 16, height: 9 },
  tall: { name: 'poster-tall', widths: [480, 828], width: 4, height: 5 },
} as const;

export type PosterShape = keyof typeof posters;

/** The browser takes the first that it can play. */
export const filmFormats = ['webm', 'mp4'] as const;

export type FilmFormat = (typeof filmFormats)[number];

export function filmAddress(format: FilmFormat): string {
  return `/assets/hero/${filmName(filmVersion, format)}`;
}

export function posterAddress(shape: PosterShape, width: number, format: PictureFormat): string {
  return `/assets/hero/${posterName(shape, width, heroVersion, format)}`;
}

export function posterSrcset(shape: PosterShape, format: PictureFormat): string {
  return posters[shape].widths.map((width) => `${posterAddress(shape, width, format)} ${width}w`).join(', ');
}

/** The name of a file that the image script writes. */
export function filmName(version: string, format: FilmFormat): string {
  return `film.${version}.${format}`;
}

/** The name of a file that the image script writes. */
export function posterName(
  shape: PosterShape,
  width: number,
  version: string,
  format: PictureFormat,
): string {
  return `${posters[shape].name}-${width}.${version}.${format}`;
}
