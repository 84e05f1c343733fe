import type { PictureFormat } from '../cars/pictures.ts';
import { filmVersions } from './scene-versions.ts';

/** The pictures that show no single car: the widths of their files, and their aspect ratio. */
export const scenes = {
  poster: { widths: [800, 1280, 1920], width: 16, height: 9 },
  'poster-portrait': { widths: [390, 780, 1080], width: 3, height: 4 },
  'yard-wide': { widths: [800, 1280, 1920], width: 16, height: 9 },
  'yard-ultra': { widths: [800, 1600], width: 21, height: 9 },
  'yard-narrow': { widths: [480, 744, 960], width: 6, height: 5 },
} as const;

export type Scene = keyof typeof scenes;

/** Each scene is drawn twice: with the lamps and garlands of the season, and without. */
export const dresses = ['festive', 'plain'] as const;
export type Dress = (typeof dresses)[number];

/** Each film begins and ends with the poster of the same shape. */
export const films = { wide: 'film', portrait: 'film-portrait' } as const;
export type FilmShape = keyof typeof films;

/** The browser plays the first format that it supports. */
export const filmFormats = ['webm', 'mp4'] as const;
export type FilmFormat = (typeof filmFormats)[number];

export function filmPath(format: FilmFormat, shape: FilmShape = 'wide'): string {
  return `/assets/scenes/${filmName(shape, filmVersions[shape], format)}`;
}

export function scenePath(scene: Scene, width: number, version: string, format: PictureFormat): string {
  return `/assets/scenes/${sceneName(scene, width, version, format)}`;
}

export function sceneSrcset(scene: Scene, version: string, format: PictureFormat): string {
  const { widths } = scenes[scene];
  return widths.map((width) => `${scenePath(scene, width, version, format)} ${width}w`).join(', ');
}

export function filmName(shape: FilmShape, version: string, format: FilmFormat): string {
  return `${films[shape]}.${version}.${format}`;
}

/** The festive and the plain picture differ only in the version. */
export function sceneName(scene: Scene, width: number, version: string, format: PictureFormat): string {
  return `${scene}-${width}.${version}.${format}`;
}
