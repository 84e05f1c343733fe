import { plain } from '../check/car-sense.ts';
import { carFields } from '../editing/car-fields.ts';
import { fieldOf } from '../editing/car-file.ts';
import { cellOf } from '../editing/cell.ts';
import type { OwnCar } from '../own-car.ts';

type Fields = Readonly<Record<string, unknown>>;

const needed = carFields
  .filter(({ isRequired, name }) => isRequired && name !== 'id')
  .map(({ name }) => name);

/**
 * Finds the numbers of the cars that a row describes: with its number plate, or equal in all required fields and all
 * others that it has. A search through all cars for each row would take minutes.
 */
export function carIndex(cars: readonly OwnCar[]): (fields: Fields) => string[] {
  const byPlate = grouped(cars, ({ registration }) => plain(registration));
  const byNeeded = grouped(cars, (car) => JSON.stringify(needed.map((name) => cellOf(fieldOf(car, name)))));
  // The fields of a row have names such as 'specs.engine'.
  return (fields) => {
    const plate = plain(cellOf(fields.registration));
    const withPlate = plate ? byPlate.get(plate) : [];
    const alike = byNeeded.get(JSON.stringify(needed.map((name) => cellOf(fields[name]))));
    const equal = alike?.filter((car) =>
      Object.entries(fields).every(([name, value]) => cellOf(fieldOf(car, name)) === cellOf(value)),
    );
    return [...(withPlate ?? []), ...(equal ?? [])].map(({ id }) => id);
  };
}

function grouped(cars: readonly OwnCar[], keyOf: (car: OwnCar) => string): Map<string, OwnCar[]> {
  const groups = new Map<string, OwnCar[]>();
  for (const car of cars) groups.set(keyOf(car), [...(groups.get(keyOf(car)) ?? []), car]);
  return groups;
}
