import type { Listing } from '../../shared/cars/car.ts';
import { cluster, picturePath, pictureSrcset, viewName } from '../../shared/cars/pictures.ts';
import { carTitle, formatMileage } from '../../shared/format.ts';
import { memoizeByObject } from '../../shared/memoize-by-object.ts';

export type PicturedCar = Pick<
  Listing,
  'id' | 'make' | 'model' | 'year' | 'color' | 'mileage' | 'pictures' | 'photographs'
>;

/** Computed once per car, because lists render often. */
export const picturesOf = memoizeByObject((car: PicturedCar) =>
  Array.from({ length: car.pictures.count }, (_, index) => ({
    src: picturePath(car, index + 1),
    avif: pictureSrcset(car, index + 1),
    alt: altOf(car, index + 1),
  })),
);

/** A drawing shows the model, the colour and the kilometres. Only a photograph shows the car itself. */
function altOf(car: PicturedCar, view: number): string {
  const name = viewName(car, view);
  if (car.photographs) return `${carTitle(car)}, ${name}`;
  if (name === cluster) return `Illustration: ${name}, ${formatMileage(car.mileage)}`;
  return `Illustration: ${car.color} ${car.make} ${car.model}, ${name}`;
}
