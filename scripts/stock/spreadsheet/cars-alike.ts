import type { OwnCar } from '../own-car.ts';
import type { Row } from './read-rows.ts';

type Facts = { make?: unknown; model?: unknown; year?: unknown; mileage?: unknown };

/** The cars that rows without a number may describe: equal in make, model, year and kilometres. */
export function carsAlike(rows: readonly Row[], cars: readonly OwnCar[]): Map<Row, OwnCar> {
  const named = new Set(rows.map(({ id }) => id));
  const byFacts = new Map<string, OwnCar[]>();
  for (const car of cars.filter(({ id }) => !named.has(id))) {
    byFacts.set(keyOf(car), [...(byFacts.get(keyOf(car)) ?? []), car]);
  }
  const alike = new Map<Row, OwnCar>();
  for (const row of rows) {
    const car = row.id === undefined ? byFacts.get(keyOf(row.fields))?.shift() : undefined;
    if (car) alike.set(row, car);
  }
  return alike;
}

function keyOf({ make, model, year, mileage }: Facts): string {
  return JSON.stringify([make, model, year, mileage]);
}
