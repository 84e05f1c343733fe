import { fuels, type Listing } from './car.ts';

type Car = Pick<Listing, 'id' | 'price' | 'fuel' | 'transmission' | 'body'>;

/**
 * The other cars of the same body or fuel, sorted by price difference, then by the number of shared features. If there
 * are too few, cars of another body and fuel follow. 'Petrol + CNG' counts as both fuels.
 */
export function similarCars<Other extends Car>(car: Car, cars: readonly Other[], max = 3): Other[] {
  const parts = car.fuel.split(' + ');
  const sameFuels = fuels.filter((fuel) => fuel.split(' + ').some((part) => parts.includes(part)));
  // One pass that keeps only the best: sorting a stock of 8,000 cars takes 40 ms.
  const best: Ranked<Other>[] = [];
  for (const other of cars) {
    if (other.id === car.id) continue;
    const isSameBody = car.body !== undefined && car.body === other.body;
    const ranked = {
      other,
      isSameKind: isSameBody || sameFuels.includes(other.fuel),
      distance: Math.abs(other.price - car.price),
      shared: [isSameBody, car.fuel === other.fuel, car.transmission === other.transmission].filter(Boolean)
        .length,
    };
    const last = best[max - 1];
    if (last && inOrder(last, ranked) <= 0) continue;
    best.push(ranked);
    best.sort(inOrder).splice(max);
  }
  return best.map(({ other }) => other);
}

type Ranked<Other> = { other: Other; isSameKind: boolean; distance: number; shared: number };

function inOrder(one: Ranked<unknown>, other: Ranked<unknown>): number {
  return (
    Number(other.isSameKind) - Number(one.isSameKind) ||
    one.distance - other.distance ||
    other.shared - one.shared
  );
}
