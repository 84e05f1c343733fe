import type { Listing } from '../../shared/cars/car.ts';
import { picturePath, pictureSrcset, viewName } from '../../shared/cars/pictures.ts';
import { carTitle } from '../../shared/format.ts';
import { memoizeByObject } from '../../shared/memoize-by-object.ts';

export type PicturedCar = Pick<
  Listing,
  'id' | 'make' | 'model' | 'year' | 'color' | 'pictures' | 'photographs'
>;

/** What each view of a car is made of. The texts stay the same, and a list of cars has many of them. */
export const picturesOf = memoizeByObject((car: PicturedCar) =>
  Array.from({ length: car.pictures.count }, (_, index) => ({
    address: picturePath(car, index + 1, 400),
    avif: pictureSrcset(car, index + 1, 'avif'),
    webp: pictureSrcset(car, index + 1, 'webp'),
    alt: altOf(car, index + 1),
  })),
);

/** A drawing shows the model and the colour; only a photograph shows the car itself. */
function altOf(car: PicturedCar, view: number): string {
  const what = car.photographs ? carTitle(car) : `Illustration: ${car.color} ${car.make} ${car.model}`;
  return `${what}, ${viewName(car, view)}`;
}
