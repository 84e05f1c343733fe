import type { Body, Listing } from './car.ts';

type Car = Pick<Listing, 'id' | 'price' | 'fuel' | 'transmission'> & {
  /** Missing unless the dealer has entered it. */
  body?: Body | undefined;
};

/**
 * The other cars of the same body or fuel, sorted by price difference, then by the number of shared features. If there
 * are too few, cars of another body and fuel follow.
 */
export function similarCars<Other extends Car>(car: Car, cars: readonly Other[], most = 3): Other[] {
  const distance = (other: Other) => Math.abs(other.price - car.price);
  const isSameKind = (other: Other) => isSameBody(car, other) || hasSameFuel(car, other);
  return cars
    .filter(({ id }) => id !== car.id)
    .toSorted(
      (one, other) =>
        Number(isSameKind(other)) - Number(isSameKind(one)) ||
        distance(one) - distance(other) ||
        countShared(car, other) - countShared(car, one),
    )
    .slice(0, most);
}

function countShared(car: Car, other: Car): number {
  return [isSameBody(car, other), car.fuel === other.fuel, car.transmission === other.transmission].filter(
    Boolean,
  ).length;
}

function isSameBody(car: Car, other: Car): boolean {
  return car.body !== undefined && car.body === other.body;
}

/** 'Petrol + CNG' matches both. */
function hasSameFuel(car: Car, other: Car): boolean {
  return car.fuel.split(' + ').some((fuel) => other.fuel.split(' + ').includes(fuel));
}
