import type { PictureFile } from '../cars/pictures.ts';
import { filmVersions } from './scene-versions.ts';

/** The pictures that do not show a single car: the widths of their AVIF files, and their aspect ratio. */
export const scenes = {
  poster: { widths: [800, 1280, 1920], width: 16, height: 9 },
  'poster-portrait': { widths: [390, 780, 1080], width: 3, height: 4 },
  'yard-wide': { widths: [800, 1280, 1920], width: 16, height: 9 },
  'yard-ultra': { widths: [800, 1600], width: 21, height: 9 },
  'yard-narrow': { widths: [480, 744, 960], width: 6, height: 5 },
} as const;

export type Scene = keyof typeof scenes;

/** Each scene exists with the lamps and garlands of the season, and without. */
export const dresses = ['festive', 'plain'] as const;
export type Dress = (typeof dresses)[number];

/** Each film begins and ends with the poster of its shape. */
export const films = { wide: 'film', portrait: 'film-portrait' } as const;
export type FilmShape = keyof typeof films;

/** The browser plays the first format that it supports. */
export const filmFormats = ['webm', 'mp4'] as const;
export type FilmFormat = (typeof filmFormats)[number];

export function filmPath(format: FilmFormat, shape: FilmShape = 'wide'): string {
  return `/assets/scenes/${filmName(shape, filmVersions[shape], format)}`;
}

/** The AVIF files of a scene, and a WebP of the second width for browsers without AVIF. */
export function sceneFiles(scene: Scene): { avif: PictureFile[]; webp: PictureFile } {
  const { widths } = scenes[scene];
  return {
    avif: widths.map((width) => ({ width, format: 'avif' })),
    webp: { width: widths[1], format: 'webp' },
  };
}

export function scenePath(scene: Scene, version: string, file = sceneFiles(scene).webp): string {
  return `/assets/scenes/${sceneName(scene, version, file)}`;
}

export function sceneSrcset(scene: Scene, version: string, format: 'avif' | 'webp' = 'avif'): string {
  const files = [sceneFiles(scene)[format]].flat();
  return files.map((file) => `${scenePath(scene, version, file)} ${file.width}w`).join(', ');
}

export function filmName(shape: FilmShape, version: string, format: FilmFormat): string {
  return `${films[shape]}.${version}.${format}`;
}

/** The names of the festive and the plain picture differ only in the version. */
export function sceneName(scene: Scene, version: string, { width, format }: PictureFile): string {
  return `${scene}-${width}.${version}.${format}`;
}
