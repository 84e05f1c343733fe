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
 * others that it has.
 */
export function carIndex(cars: readonly OwnCar[]): (fields: Fields) => string[] {
  // Each set of columns has an index of its own: a search through all cars for each row takes minutes.
  const indexes = new Map<string, Map<string, string[]>>();
  const plates = idsBy(cars, ({ registration }) => plate(registration) || undefined);
  return (fields) => {
    const names = [...new Set([...needed, ...Object.keys(fields)])].toSorted();
    const index = indexes.get(names.join()) ?? idsBy(cars, (car) => valuesOf(car, names));
    indexes.set(names.join(), index);
    return [
      ...(plates.get(plate(fields.registration)) ?? []),
      ...(index.get(valuesOf(fields, names, true)) ?? []),
    ];
  };
}

function idsBy(cars: readonly OwnCar[], keyOf: (car: OwnCar) => string | undefined): Map<string, string[]> {
  const ids = new Map<string, string[]>();
  for (const car of cars) {
    const key = keyOf(car);
    if (key === undefined) continue;
    const same = ids.get(key) ?? [];
    same.push(car.id);
    ids.set(key, same);
  }
  return ids;
}

/** The fields of a row have names such as 'specs.engine'. */
function valuesOf(from: object, names: readonly string[], isRow = false): string {
  const row = from as Fields;
  return JSON.stringify(names.map((name) => cellOf(isRow ? row[name] : fieldOf(from, name))));
}

/** 'DL 3C AB 1234' and 'dl-3c-ab-1234' are the same plate; '' for none. */
function plate(registration: unknown): string {
  return cellOf(registration)
    .replace(/[^a-z\d]/gi, '')
    .toUpperCase();
}
