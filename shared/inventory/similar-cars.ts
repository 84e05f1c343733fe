import type { Body, Listing } from '../cars/car.ts';

type Car = Pick<Listing, 'id' | 'price' | 'fuel' | 'transmission'> & {
  /** Where the dealer has said it. */
  body?: Body | undefined;
};

/**
 * The other cars of the same body or fuel, nearest in price first; of two equally near, the one that shares more. Where
 * these are too few, others follow by price.
 */
export function similarCars<Other extends Car>(car: Car, cars: readonly Other[], most = 3): Other[] {
  const distance = (other: Other) => Math.abs(other.price - car.price);
  const isKin = (other: Other) => isSameBody(car, other) || hasSameFuel(car, other);
  return cars
    .filter(({ id }) => id !== car.id)
    .toSorted(
      (one, other) =>
        Number(isKin(other)) - Number(isKin(one)) ||
        distance(one) - distance(other) ||
        shared(car, other) - shared(car, one),
    )
    .slice(0, most);
}

function shared(car: Car, other: Car): number {
  return [isSameBody(car, other), car.fuel === other.fuel, car.transmission === other.transmission].filter(
    Boolean,
  ).length;
}

function isSameBody(car: Car, other: Car): boolean {
  return car.body !== undefined && car.body === other.body;
}

/** 'Petrol + CNG' goes with either. */
function hasSameFuel(car: Car, other: Car): boolean {
  return car.fuel.split(' + ').some((fuel) => other.fuel.split(' + ').includes(fuel));
}
