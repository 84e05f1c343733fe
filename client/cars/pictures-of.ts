import type { Listing } from '../../shared/cars/car.ts';
import { picturePath, pictureSrcset, viewName } from '../../shared/cars/pictures.ts';
import { carTitle } from '../../shared/format.ts';
import { memoizeByObject } from '../../shared/memoize-by-object.ts';

export type PicturedCar = Pick<
  Listing,
  'id' | 'make' | 'model' | 'year' | 'color' | 'pictures' | 'photographs'
>;

/** The attributes of each view's picture, computed once per car as lists render them often. */
export const picturesOf = memoizeByObject((car: PicturedCar) =>
  Array.from({ length: car.pictures.count }, (_, index) => ({
    src: picturePath(car, index + 1, 400),
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
