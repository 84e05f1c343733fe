/** The fourth view of a drawn car. Its odometer shows the car's mileage. */
export const cluster = 'instrument cluster';

/** In the order of the sample's pictures. */
const views = ['front three-quarter view', 'side view', 'rear three-quarter view', cluster];

export const shareCardSize = { width: 1200, height: 630 } as const;

export type PictureFile = { width: number; format: 'avif' | 'webp' | 'jpg' };

const avifFiles: readonly PictureFile[] = [
  { width: 400, format: 'avif' },
  { width: 800, format: 'avif' },
  { width: 1200, format: 'avif' },
];
/** For browsers without AVIF, and for crawlers. */
const webpFile: PictureFile = { width: 800, format: 'webp' };

export const pictureFiles: readonly PictureFile[] = [...avifFiles, webpFile];

/**
 * An additional file of the first picture, because Google's vehicle ads do not accept WebP.
 * https://support.google.com/merchants/answer/11190670
 */
export const feedFile: PictureFile = { width: 1200, format: 'jpg' };

/** The version is part of the file names, so that the URL changes with the picture. */
export type CarPictures = { version: string; count: number };

export type PicturedCar = { id: string; pictures: CarPictures };

/** `view` counts from 1. */
export function picturePath({ id, pictures }: PicturedCar, view: number, file = webpFile): string {
  return `/assets/cars/${id}/${pictureName(view, pictures.version, file)}`;
}

export function picturePaths(car: PicturedCar): string[] {
  return Array.from({ length: car.pictures.count }, (_, index) => picturePath(car, index + 1));
}

export function pictureName(view: number, version: string, { width, format }: PictureFile): string {
  return `${view}-${width}.${version}.${format}`;
}

export function pictureSrcset(car: PicturedCar, view: number): string {
  return avifFiles.map((file) => `${picturePath(car, view, file)} ${file.width}w`).join(', ');
}

/** 'side view' of a drawn car, 'picture 2 of 6' of a photographed one. */
export function viewName(car: PicturedCar & { photographs?: boolean }, view: number): string {
  const name = car.photographs ? undefined : views[view - 1];
  return name ?? `picture ${view} of ${car.pictures.count}`;
}

/** `card` is a hash of the card's content, because messengers cache pictures by URL. */
export function shareCardPath({ id, card }: { id: string; card: string }): string {
  return `/assets/cars/${id}/share.${card}.jpg`;
}
