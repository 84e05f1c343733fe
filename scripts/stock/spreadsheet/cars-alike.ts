import type { OwnCar } from '../own-car.ts';
import type { Row } from './read-rows.ts';

type Facts = { make?: unknown; model?: unknown; year?: unknown; mileage?: unknown };

/** The numbers of the cars that rows without a number may describe: equal in make, model, year and kilometres. */
export function carsAlike(rows: readonly Row[], cars: readonly OwnCar[]): Map<Row, string> {
  const taken = new Set(rows.flatMap(({ id }) => id ?? []));
  const alike = new Map<Row, string>();
  for (const row of rows.filter(({ id }) => id === undefined)) {
    const car = cars.find((one) => !taken.has(one.id) && keyOf(one) === keyOf(row.fields));
    if (!car) continue;
    taken.add(car.id);
    alike.set(row, car.id);
  }
  return alike;
}

function keyOf({ make, model, year, mileage }: Facts): string {
  return JSON.stringify([make, model, year, mileage]);
}
