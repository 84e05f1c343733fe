import type { Listing } from '../../shared/cars/car.ts';
import { pictureAddress, pictureSrcset, views } from '../../shared/cars/pictures.ts';
import { onceForEach } from '../../shared/once-for-each.ts';

export type PicturedCar = Pick<Listing, 'id' | 'make' | 'model' | 'color'>;

/** What the four views of a car are made of. The texts stay the same, and a list of cars has many of them. */
export const picturesOf = onceForEach(({ id, make, model, color }: PicturedCar) =>
  views.map((view, index) => ({
    address: pictureAddress(id, index + 1, 400),
    avif: pictureSrcset(id, index + 1, 'avif'),
    webp: pictureSrcset(id, index + 1, 'webp'),
    name: `${color} ${make} ${model}, ${view}`,
  })),
);
