/** The fourth view of a drawn car; its odometer shows the car's kilometres. */
export const cluster = 'instrument cluster';

/** In the order of the sample's pictures. */
const views = ['front three-quarter view', 'side view', 'rear three-quarter view', cluster];

export const widths = [400, 800, 1200] as const;

export const shareCardSize = { width: 1200, height: 630 } as const;

/** Only the vehicle feed has 'jpg'. */
export type PictureFormat = 'avif' | 'webp' | 'jpg';
type Width = (typeof widths)[number];

/** The version is part of the file names, so that a changed picture has another URL. */
export type CarPictures = { version: string; count: number };

export type PicturedCar = { id: string; pictures: CarPictures };

/** `view` counts from 1. */
export function picturePath(
  { id, pictures }: PicturedCar,
  view: number,
  width: Width = 1200,
  format: PictureFormat = 'webp',
): string {
  return `/assets/cars/${id}/${pictureName(view, width, pictures.version, format)}`;
}

/** The paths of all views. */
export function picturePaths(car: PicturedCar, format?: PictureFormat): string[] {
  return Array.from({ length: car.pictures.count }, (_, index) => picturePath(car, index + 1, 1200, format));
}

/** The name under which `npm run images` writes the file. */
export function pictureName(view: number, width: Width, version: string, format: PictureFormat): string {
  return `${view}-${width}.${version}.${format}`;
}

export function pictureSrcset(car: PicturedCar, view: number): string {
  return widths.map((width) => `${picturePath(car, view, width, 'avif')} ${width}w`).join(', ');
}

/** 'side view' of a drawn car, 'picture 2 of 6' of a photographed one. */
export function viewName(
  { pictures, photographs }: { pictures: CarPictures; photographs?: boolean },
  view: number,
): string {
  const name = photographs ? undefined : views[view - 1];
  return name ?? `picture ${view} of ${pictures.count}`;
}

/** `card` is a hash of the card's content, because messengers cache pictures by URL. */
export function shareCardPath({ id, card }: { id: string; card: string }): string {
  return `/assets/cars/${id}/share.${card}.jpg`;
}
