import type { Listing } from '../../shared/cars/car.ts';
import { pictureAddress, pictureSrcset, viewName } from '../../shared/cars/pictures.ts';
import { onceForEach } from '../../shared/once-for-each.ts';

export type PicturedCar = Pick<Listing, 'id' | 'make' | 'model' | 'color' | 'pictures' | 'photographs'>;

/** What each view of a car is made of. The texts stay the same, and a list of cars has many of them. */
export const picturesOf = onceForEach((car: PicturedCar) =>
  Array.from({ length: car.pictures.count }, (_, index) => ({
    address: pictureAddress(car, index + 1, 400),
    avif: pictureSrcset(car, index + 1, 'avif'),
    webp: pictureSrcset(car, index + 1, 'webp'),
    name: `${car.color} ${car.make} ${car.model}, ${viewName(car, index + 1)}`,
  })),
);
