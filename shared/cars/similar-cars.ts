import type { Listing } from './car.ts';

type Car = Pick<Listing, 'id' | 'price' | 'fuel' | 'transmission' | 'body'>;

/**
 * The other cars of the same body or fuel, sorted by price difference, then by the number of shared features. If there
 * are too few, cars of another body and fuel follow. 'Petrol + CNG' counts as both fuels.
 */
export function similarCars<Other extends Car>(car: Car, cars: readonly Other[]): Other[] {
  const fuels = car.fuel.split(' + ');
  return cars
    .filter(({ id }) => id !== car.id)
    .map((other) => {
      const isSameBody = car.body !== undefined && car.body === other.body;
      const features = [isSameBody, car.fuel === other.fuel, car.transmission === other.transmission];
      return {
        other,
        isSameKind: isSameBody || other.fuel.split(' + ').some((fuel) => fuels.includes(fuel)),
        distance: Math.abs(other.price - car.price),
        shared: features.filter(Boolean).length,
      };
    })
    .sort(
      (one, another) =>
        Number(another.isSameKind) - Number(one.isSameKind) ||
        one.distance - another.distance ||
        another.shared - one.shared,
    )
    .slice(0, 3)
    .map(({ other }) => other);
}
